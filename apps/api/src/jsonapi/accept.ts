/** One kind that a caller takes: `text/html`, all pictures, or anything. */
interface Taken {
  type: string
  subtype: string
  /** 0 to 1; 0 means not at all. */
  weight: number
  /** Parameters of the media type, by name. */
  parameters: readonly string[]
}

/** Of parameters that leave the kind as it is. */
const HARMLESS = ['q', 'charset', 'profile']

/** Reads an `Accept` header; malformed entries match nothing. */
function readAccept(header: string): Taken[] {
  return header.split(',').map((part) => {
    const [kind = '', ...rest] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const [type = '', subtype = ''] = kind.split('/')
    const names = rest.map((piece) => piece.split('=')[0] ?? '')
    const q = rest.find((piece) => piece.startsWith('q='))?.slice(2)
    return {
      type,
      subtype,
      weight: q === undefined ? 1 : Number(q) || 0,
      parameters: names.filter((name) => !HARMLESS.includes(name)),
    }
  })
}

/**
 * Whether an answer of one of these kinds is taken. A caller that says nothing takes everything.
 * JSON:API: parameters other than `profile` ask for extensions, and there are none.
 *
 * @source JSON:API 1.1, server responsibilities
 */
export function accepts(header: string | undefined, kinds: readonly string[]): boolean {
  if (header === undefined || header.trim() === '') return true
  const taken = readAccept(header)
  return kinds.some((kind) => {
    const [type = '', subtype = ''] = kind.split('/')
    const ways = taken.filter(
      (one) =>
        one.parameters.length === 0 &&
        ((one.type === type && (one.subtype === subtype || one.subtype === '*')) ||
          (one.type === '*' && one.subtype === '*')),
    )
    // The most exact one decides: anything but CSV is anything, and CSV with a weight of 0.
    const exactness = (one: Taken) => Number(one.type !== '*') + Number(one.subtype !== '*')
    const [most] = ways.toSorted((a, b) => exactness(b) - exactness(a))
    return most !== undefined && most.weight > 0
  })
}
