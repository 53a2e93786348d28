/** Size of the value of a JSON text, measured without building it. */
export interface JsonSize {
  /** Members and items of all objects and lists, at least. */
  values: number
  /** Of the innermost list or object. */
  depth: number
  /** As many brackets are closed as were opened. */
  whole: boolean
}

const QUOTE = 0x22
const ESCAPE = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Counts the values of a JSON text and how deep they lie, in one pass over its bytes: a text of two
 * megabytes can hold a million values, and what follows (parsing, checking) pays for each of them.
 */
export function measureJson(bytes: Uint8Array): JsonSize {
  let values = 1
  let depth = 0
  let deepest = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at + 1)
    else if (byte === COMMA) values += 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values += 1
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
  }
  return { values, depth: deepest, whole: depth === 0 }
}

/** Position of the closing quote. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === ESCAPE ? 2 : 1
  return at
}
