import { keptLanguage, type Language } from '@omc/core/shell'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { browserStore } from '../ports/browser-stores.ts'
import { first } from './zh/first.ts'

const kept = keptLanguage(browserStore)

export const i18n = createInstance()

/** The language on screen now. @source console spec §9, locales: zh by default */
export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'zh')

/** Starts with the stored language; English texts come as their own file. */
export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'zh',
    // A text that is not there is looked for by `showMissingTexts`, which tells of it.
    fallbackLng: false,
    // A copy: the library writes what is added later into the object that it is given.
    resources: { zh: { translation: { ...first } } },
    interpolation: { escapeValue: false },
    // For texts of the other language, shown in place of missing ones (missing-text.ts).
    react: { bindI18nStore: 'added' },
  })
  const language = kept.read()
  if (language === 'zh') return
  try {
    await showLanguage(language)
  } catch {
    // The other texts are out of reach: Chinese is better than an empty page.
    await showLanguage('zh')
  }
}

/** Changes the language for this page and the next ones. @throws when its texts cannot be loaded */
export async function changeLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  kept.write(language)
}

/** Brings the texts of a language without showing it. @throws when they cannot be loaded */
export async function loadTexts(language: Language): Promise<void> {
  if (language === 'zh' || i18n.hasResourceBundle('en', 'translation')) return
  const { en } = await import('./en/index.ts')
  i18n.addResourceBundle('en', 'translation', en)
}

/**
 * Adds Chinese texts that come with the part that shows them; English comes as a whole. What stands
 * is not drawn again for it: it shows none of them.
 */
export function addTexts(texts: object): void {
  i18n.addResourceBundle('zh', 'translation', texts, true, true, { silent: true })
}

async function showLanguage(language: Language): Promise<void> {
  await loadTexts(language)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
}
