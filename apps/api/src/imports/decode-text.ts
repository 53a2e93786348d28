import { says } from '@omc/core/problems'
import { tableProblem } from './table-problem.ts'

/**
 * The text of a file whose encoding nobody named: by its mark, else UTF-8 when it is valid, else
 * GB18030 (with GBK in it), as Excel writes it on Chinese machines.
 *
 * @throws Problem 422 `unknown_encoding`
 */
export function decodeText(bytes: Uint8Array): string {
  const text = strict(bytes, encodingByMark(bytes) ?? 'utf-8') ?? strict(bytes, 'gb18030')
  if (text === undefined || text.includes('\u0000')) {
    throw tableProblem(says('unknown_encoding'))
  }
  return text
}

function encodingByMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function strict(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // Bytes that are not valid in this encoding; the caller tries another.
    return undefined
  }
}
