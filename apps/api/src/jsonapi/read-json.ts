import { problem } from '../kernel/problem.ts'
import { MAX_DEPTH, MAX_VALUES } from './body-limits.ts'
import { measureJson } from './measure-json.ts'

/**
 * Reads the bytes of a JSON body. Its size in values and its depth are known before anything is
 * built, so that whatever walks over the body later has an end.
 *
 * @returns undefined for an empty body
 * @throws Problem 400 `invalid_json`, 413 `too_large`, 422 `too_deep`
 */
export function readJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined
  const { values, depth, whole } = measureJson(bytes)
  if (!whole) throw invalidJson()
  if (depth > MAX_DEPTH)
    throw problem(
      'too_deep',
      {},
      {
        source: { pointer: '' },
      },
    )
  if (values > MAX_VALUES) throw problem('too_large.values', { max_values: MAX_VALUES })
  const parsed = parse(new TextDecoder().decode(bytes))
  refuseProto(parsed)
  return parsed
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidJson()
    throw error
  }
}

/** No deeper than `MAX_DEPTH`, no more than `MAX_VALUES` steps. */
function refuseProto(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Object.hasOwn(value, '__proto__')) throw invalidJson()
  for (const inner of Object.values(value)) refuseProto(inner)
}

const invalidJson = () => problem('invalid_json')
