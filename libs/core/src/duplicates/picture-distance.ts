/** How far two pictures are apart. */
export interface SignDistance {
  /** Bits of 63 in which the nearest of their views differ. */
  shape: number
  /** Mean difference of their colours, 0 to 255. */
  colour: number
  /** Greatest difference of a colour of a tile. */
  worst: number
}

/** @returns undefined when one of the signs says nothing */
export function signDistance(one: string, other: string): SignDistance | undefined {
  if (one === '' || other === '') return undefined
  const [a, b] = [one.split('.'), other.split('.')]
  const shapes = a
    .slice(0, -1)
    .flatMap((left) => b.slice(0, -1).map((right) => differing(left, right)))
  return { shape: Math.min(...shapes), ...apart(a.at(-1) ?? '', b.at(-1) ?? '') }
}

function differing(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; bits > 0n; bits &= bits - 1n) count += 1
  return count
}

function apart(one: string, other: string): Pick<SignDistance, 'colour' | 'worst'> {
  const [a, b] = [bytesOf(one), bytesOf(other)]
  if (a.length === 0) return { colour: 255, worst: 255 }
  const differences = a.map((value, at) => Math.abs(value - (b[at] ?? 0)))
  const sum = differences.reduce((total, value) => total + value, 0)
  return { colour: sum / a.length, worst: Math.max(...differences) }
}

const bytesOf = (hex: string): readonly number[] =>
  Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(at * 2, at * 2 + 2), 16))

/** One picture in two files: of another size or quality, or cut at its edges. */
export const isOnePicture = ({ shape, colour }: SignDistance): boolean =>
  shape <= NEAR.shape && colour <= NEAR.colour

/** Nothing but another file of it: pictures of one template differ in some tile at least. */
export const isSameFile = ({ shape, worst }: SignDistance): boolean =>
  shape <= SAME.shape && worst <= SAME.worst

/** Two pictures that have nothing to do with each other differ in about 30 bits. */
export const isOtherPicture = ({ shape }: SignDistance): boolean => shape >= FAR_SHAPE

const NEAR = { shape: 8, colour: 12 }
const SAME = { shape: 6, worst: 16 }
const FAR_SHAPE = 22

/** Bits in each of the five parts of a view: of two with four bits apart, one part is the same. */
const PARTS = [13, 13, 13, 12, 12]

/** Keys of a picture's sign: pictures of one origin share one. */
export function pictureKeys(sign: string): readonly string[] {
  const views = sign === '' ? [] : sign.split('.').slice(0, -1)
  return [...new Set(views.flatMap(partsOf))]
}

function partsOf(view: string): readonly string[] {
  let bits = BigInt(`0x${view}`)
  return PARTS.map((width, part) => {
    const value = bits & ((1n << BigInt(width)) - 1n)
    bits >>= BigInt(width)
    return `${part},${value}`
  })
}
