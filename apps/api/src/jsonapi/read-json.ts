import { MAX_DEPTH, MAX_VALUES } from './body-limits.ts'
import { measureJson } from './measure-json.ts'
import { problem } from './problem.ts'

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
    throw problem(422, 'too_deep', '请求内容嵌套过深 / the body is nested too deeply', {
      source: { pointer: '' },
    })
  if (values > MAX_VALUES)
    throw problem(
      413,
      'too_large',
      `请求内容超过 ${MAX_VALUES} 个值 / the body holds more than ${MAX_VALUES} values`,
    )
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

const invalidJson = () =>
  problem(400, 'invalid_json', '请求不是有效的 JSON / the body is not valid JSON')
