/**
 * Whether the key is correct; the build contains only its hash. Outside https and localhost
 * browsers have no crypto.subtle, so no key is correct.
 */
export async function isSourceKey(key: string): Promise<boolean> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return false
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(key)))
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === __SOURCE_KEY_SHA256__
}
