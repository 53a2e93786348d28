import { type Footer, footerOf, formatExactInstant } from '@omc/shell'

const MINUTES_LENGTH = 'YYYY-MM-DD HH:mm'.length

/** Build facts in the footers; the build time is in the reader's time zone. */
export const builtFooter = (): Footer =>
  footerOf(Date.now(), formatExactInstant(__BUILT_AT__).slice(0, MINUTES_LENGTH))
