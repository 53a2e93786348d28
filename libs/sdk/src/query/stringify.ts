/**
 * Writes arguments as a query string without the question mark: nested objects as `a[b][c]=…`,
 * lists joined by commas, as JSON:API writes `include`, `sort` and `fields`. Names that are
 * written out already (`'filter[status]'`) mean the same as nested ones.
 *
 * `0`, `false`, `''` and `null` are sent, only `undefined` is not. Half of a surrogate pair is
 * sent as U+FFFD, since it has no UTF-8 form.
 *
 * @throws TypeError for what has no text (a Date, a Map, a function, an object in a list): a
 *         mistake of the program, not of the outside world; it names the argument, not the value
 * @source console spec §9, query parser
 */
export function stringifyQuery(args: object): string {
  return write('', '&', '=', args).slice(1)
}

/** Every pair begins with `before`, which holds the sign between pairs and the names around. */
function write(done: string, before: string, after: string, args: object): string {
  let text = done
  // Any object of the program may be read by the names it lists itself.
  const values = args as Readonly<Record<string, unknown>>
  // Counting is a tenth quicker here than `for … of`, and asking for texts first, the usual case.
  const keys = Object.keys(values)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? ''
    const value = values[key]
    if (typeof value === 'string') text += before + encode(key) + after + encode(value)
    else if (isNested(value))
      text = write(text, before + encode(key) + (after === '=' ? '[' : ']['), ']=', value)
    else if (value !== undefined) text += before + encode(key) + after + plainText(key, value)
  }
  return text
}

function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return (
    Object.getPrototypeOf(value) === Object.prototype ||
    Object.prototype.toString.call(value) === '[object Object]'
  )
}

function plainText(name: string, value: unknown): string {
  if (typeof value === 'string') return encode(value)
  if (typeof value === 'number') return encode(`${value}`)
  if (typeof value === 'boolean' || typeof value === 'bigint') return `${value}`
  if (value === null) return ''
  if (Array.isArray(value)) return listText(name, value)
  throw new TypeError(`"${name}" takes a plain value`)
}

function listText(name: string, list: readonly unknown[]): string {
  let text = ''
  let comma = ''
  for (let at = 0; at < list.length; at += 1) {
    const part = list[at]
    if (part === undefined) continue
    text += comma + plainText(name, part)
    comma = ','
  }
  return text
}

/** Brackets and commas have a meaning here and are allowed where a query stands. */
const READABLE = /[\w.~!*'(),[\]:/@-]/
const isReadable = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  Number(READABLE.test(String.fromCharCode(unit))),
)

/** Nearly all words of a query are plain: looking is quicker than encoding. */
function encode(text: string): string {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit > 0x7f || isReadable[unit] !== 1) return encodeForeign(text)
  }
  return text
}

function encodeForeign(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    // It throws on half a surrogate pair and on nothing else.
    return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
  }
}
