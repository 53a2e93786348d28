/** How far two pictures are apart. */
export interface SignDistance {
  /** Bits of 63 in which the nearest of their views differ. */
  shape: number
  /** Mean difference of their colours, 0 to 255. */
  colour: number
}

/** @returns undefined when one of the signs says nothing */
export function signDistance(one: string, other: string): SignDistance | undefined {
  if (one === '' || other === '') return undefined
  const [a, b] = [one.split('.'), other.split('.')]
  const shapes = a
    .slice(0, -1)
    .flatMap((left) => b.slice(0, -1).map((right) => differing(left, right)))
  return { shape: Math.min(...shapes), colour: apart(a.at(-1) ?? '', b.at(-1) ?? '') }
}

function differing(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; bits > 0n; bits &= bits - 1n) count += 1
  return count
}

function apart(one: string, other: string): number {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')]
  const sum = a.reduce((total, value, at) => total + Math.abs(value - (b[at] ?? 0)), 0)
  return a.length === 0 ? 255 : sum / a.length
}
