import type { Words } from '@omc/core'

export type SourceAnswer =
  | { readonly tag: 'open' }
  | { readonly tag: 'wrong-key'; readonly message: Words }

/** @source console spec §8: wrong source-code key */
const WRONG_KEY: Words = { zh: '密钥不正确', en: 'the key is incorrect' }

/**
 * Answers the source-code action, which asks for a fixed key.
 *
 * @param isRight  checks the key, which is not part of the build
 * @source         console spec §1, source-code action; reliability C12
 */
export async function openSource(
  key: string,
  isRight: (key: string) => boolean | Promise<boolean>,
): Promise<SourceAnswer> {
  const given = key.trim()
  return given !== '' && (await isRight(given))
    ? { tag: 'open' }
    : { tag: 'wrong-key', message: WRONG_KEY }
}
