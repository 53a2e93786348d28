/** Tells the developer that a tool was pressed and nobody listens. @source console spec §8 */
export function warnMissingCallback(): void {
  // The specification asks for a warning in the console, in these words.
  // oxlint-disable-next-line no-console
  console.warn('callback not find')
}
