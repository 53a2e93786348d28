/**
 * Why text could not be encrypted or decrypted.
 * - `key_invalid`: no RSA key of the asked kind, or its numbers do not fit together
 * - `text_invalid`: the plain text holds half a surrogate pair and has no UTF-8 form
 * - `text_damaged`: not made with this key, cut, changed, or no base64; deliberately one code
 * - `too_long`: more than one call may process
 * - `random_failed`: the source of random bytes returned no usable ones
 */
export type RsaErrorCode =
  | 'key_invalid'
  | 'text_invalid'
  | 'text_damaged'
  | 'too_long'
  | 'random_failed'

/** The only error of the helper: a code, and nothing of the text, the key or the padding. */
export class RsaError extends Error {
  override readonly name = 'RsaError'
  readonly code: RsaErrorCode

  constructor(code: RsaErrorCode) {
    super(code)
    this.code = code
  }
}
