/** Up to five bits from a one to a one; zeros in a row are one piece. */
const PIECES = /1[01]{0,3}1|1|0+/g

/**
 * base^exponent mod modulus, by a sliding window over the bits of the exponent: odd powers of the
 * base up to the 31st are made when they are first needed, none for the usual public exponent.
 * The time it takes depends on the exponent.
 */
export function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const first = base % modulus
  const odd = [first]
  let square = 0n
  let result: bigint | undefined
  for (const bits of exponent.toString(2).match(PIECES) ?? []) {
    // The last square of a piece is reduced together with the power that it is multiplied by.
    const isPower = bits[0] === '1'
    const squares = isPower ? bits.length - 1 : bits.length
    if (result !== undefined)
      for (let bit = 0; bit < squares; bit += 1) result = (result * result) % modulus
    if (!isPower) continue
    const half = Number.parseInt(bits, 2) >> 1
    for (let at = odd.length; at <= half; at += 1) {
      square ||= (first * first) % modulus
      odd[at] = ((odd[at - 1] ?? first) * square) % modulus
    }
    const power = odd[half] ?? first
    result = result === undefined ? power : (result * result * power) % modulus
  }
  return result ?? 1n
}
