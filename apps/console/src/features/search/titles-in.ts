import type { Language } from '@omc/core'
import { i18n } from '../../kernel/i18n/i18n.ts'

export type Translate = typeof i18n.t

/** A text in all languages of the search, the current language first. */
export type Titles = (text: (t: Translate) => string) => readonly [string, ...string[]]

export function titlesIn(language: Language, isBilingual: boolean): Titles {
  const here = i18n.getFixedT(language)
  const there = i18n.getFixedT(language === 'zh' ? 'en' : 'zh')
  return (text) => (isBilingual ? [text(here), text(there)] : [text(here)])
}
