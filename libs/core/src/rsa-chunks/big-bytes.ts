/** The number written by the bytes, most significant first. */
export function toBigInt(bytes: Uint8Array): bigint {
  let hex = '0'
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return BigInt(`0x${hex}`)
}

/** The number in exactly `length` bytes, most significant first. */
export function toBytes(value: bigint, length: number): Uint8Array {
  const hex = value.toString(16).padStart(length * 2, '0')
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
}

/** Number of bits the value needs. */
export function bitLength(value: bigint): number {
  return value === 0n ? 0 : value.toString(2).length
}

/** base^exponent mod modulus. The time it takes depends on the exponent. */
export function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  const start = base % modulus
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus
    if (bit === '1') result = (result * start) % modulus
  }
  return result
}
