import { type Footer, footerOf, formatExactInstant } from '@omc/shell'

const MINUTES_LENGTH = 'YYYY-MM-DD HH:mm'.length

/** What the footers say of this build; its time as the reader's clock has it. */
export const builtFooter = (): Footer =>
  footerOf(Date.now(), formatExactInstant(__BUILT_AT__).slice(0, MINUTES_LENGTH))
