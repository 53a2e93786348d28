/**
 * Why text could not be encrypted or decrypted.
 * - `key-invalid`: the key is no RSA key of the asked kind, or its numbers do not fit together
 * - `text-invalid`: the plain text holds half a surrogate pair and has no UTF-8 form
 * - `text-damaged`: not made with this key, cut, changed, or not base64; deliberately one code
 * - `too-long`: more bytes than one call may process
 * - `random-failed`: the source of random bytes gave none that can be used
 */
export type CryptoErrorCode =
  | 'key-invalid'
  | 'text-invalid'
  | 'text-damaged'
  | 'too-long'
  | 'random-failed'

/** The only error the encryption helper throws; branch on `code`, show nothing of the text. */
export class CryptoError extends Error {
  override readonly name = 'CryptoError'
  readonly code: CryptoErrorCode

  constructor(code: CryptoErrorCode, detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
  }
}
