/** A text of a story in both languages. */
export type Said = { readonly zh: string; readonly en: string }

/** Languages a story can be told in; `en-long` is English made 60 % longer. */
export const LOCALES = ['zh', 'en', 'en-long'] as const
export type Locale = (typeof LOCALES)[number]

/** Picks one of two texts. */
export type Tell = (zh: string, en: string) => string

export const tellIn =
  (locale: Locale): Tell =>
  (zh, en) =>
    locale === 'zh' ? zh : locale === 'en' ? en : lengthen(en)

/** The language in force, from the globals of the catalogue. */
export function localeOf(globals: Readonly<Record<string, unknown>>): Locale {
  return LOCALES.find((locale) => locale === globals['locale']) ?? 'zh'
}

/**
 * A text 60 % longer, made of its own words, as a translation into a wordy language would be.
 *
 * @source ux brief: English must survive +60 % length
 */
export function lengthen(text: string): string {
  const wanted = Math.ceil(text.length * 1.6)
  const words = text.split(' ')
  let longer = text
  for (let index = 0; longer.length < wanted; index += 1) {
    longer += ` ${words[index % words.length]}`
  }
  return longer
}
