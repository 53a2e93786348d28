/** @source console spec §8 */
export const CALLBACK_MISSING_TEXT = 'callback not find'

/** Warns the developer that a pressed tool has no callback. @source console spec §8 */
export function warnMissingCallback(): void {
  // The specification requires a console warning with this text.
  // oxlint-disable-next-line no-console
  console.warn(CALLBACK_MISSING_TEXT)
}
