import { THINGS, says } from '@omc/core/problems'
import { Unzip, UnzipInflate } from 'fflate'
import { Problem } from '../kernel/problem.ts'
import type { Pause } from './deadline.ts'
import { tableProblem, tooLarge } from './table-problem.ts'

/** Small, because the most a piece can grow by unpacking is a thousand times its size. */
const PIECE = 16 * 1024
const MAX_PARTS = 2000

/**
 * Unpacks the wanted parts of a ZIP file and stops as soon as they grow beyond the limit: what the
 * file says about its sizes is not believed.
 *
 * @throws Problem 422 `not_a_table`, `table_too_large`
 */
export async function unpack(
  bytes: Uint8Array,
  {
    wanted,
    maxBytes,
    pause,
  }: { wanted: (name: string) => boolean; maxBytes: number; pause: Pause },
): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array[]>()
  let size = 0
  let count = 0
  const unzip = new Unzip((part) => {
    count += 1
    if (count > MAX_PARTS) throw tooLarge(THINGS.fileParts, MAX_PARTS)
    if (!wanted(part.name)) return
    if (parts.has(part.name)) throw broken(`${part.name} comes twice`)
    const pieces: Uint8Array[] = []
    parts.set(part.name, pieces)
    part.ondata = (error, piece) => {
      // Errors thrown here become the error of the unpacking.
      if (error) throw error instanceof Problem ? error : broken(error.message)
      size += piece.length
      if (size > maxBytes) throw tooLarge(THINGS.bytesUnpacked, maxBytes)
      pieces.push(piece)
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.length; from += PIECE) {
    push(unzip, bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length)
    if (from % (PIECE * 16) === 0) await pause()
  }
  return new Map([...parts].map(([name, pieces]) => [name, Buffer.concat(pieces)]))
}

function push(unzip: Unzip, piece: Uint8Array, last: boolean) {
  try {
    unzip.push(piece, last)
  } catch (error) {
    // The library names its own faults with a number.
    if (error instanceof Error && 'code' in error && typeof error.code === 'number')
      throw broken(error.message)
    throw error
  }
}

const broken = (why: string) => tableProblem(says('not_a_table.damaged'), { why })
