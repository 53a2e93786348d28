/** A language of the interface. */
export type Language = 'zh' | 'en'

/** Languages of the switcher, in its order. @source console spec §9, locales */
export const LANGUAGES = ['zh', 'en'] as const satisfies readonly Language[]

/** @source console spec §9, default locale */
export const DEFAULT_LANGUAGE: Language = 'zh'

/** How dates are written, whatever the language. @source console spec §9, date locale */
export const DATE_LOCALE = 'zh-cn'

/** Gives the language of foreign data, else the default. Never throws. */
export const parseLanguage = (raw: unknown): Language =>
  LANGUAGES.find((language) => language === raw) ?? DEFAULT_LANGUAGE
