import { i18n } from '../../kernel/i18n/i18n.ts'

/** How many accounts there are, and how many of them need somebody. */
export const countWords = (count: number, inNeed: number): string =>
  inNeed === 0
    ? i18n.t('accountHealth.allFine', { count })
    : i18n.t('accountHealth.inNeed', { count, needs: inNeed })
