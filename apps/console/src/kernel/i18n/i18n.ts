import type { Language } from '@omc/core'
import { keptLanguage } from '@omc/shell'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { browserStore } from '../ports/browser-stores.ts'
import { countWords } from './count-words.ts'
import { textPart, type TextPart } from './text-part.ts'
import { texts as first } from './zh/first.ts'

const kept = keptLanguage(browserStore)

/** Texts of the first script. */
const firstTexts = textPart(
  async () => ({ texts: first }),
  () => import('./en/first.ts'),
)

/** Requested text parts with their loaded languages: a new language loads all of them. */
const wanted = new Map<TextPart, Set<Language>>()

export const i18n = createInstance()

/** The library calls `format` for `{{value, words}}`; its types leave it out. */
const interpolation = { escapeValue: false, format: countWords }

/** Current language. @source console spec §9, locales: zh by default */
export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'zh')

/** Starts with the stored language; the first script contains its Chinese texts. */
export async function startI18n(): Promise<void> {
  wanted.clear()
  wanted.set(firstTexts, new Set(['zh']))
  await i18n.use(initReactI18next).init({
    lng: 'zh',
    // `showMissingTexts` looks up missing texts and reports them.
    fallbackLng: false,
    // A copy: the library adds later texts to the object it receives.
    resources: { zh: { translation: { ...first } } },
    interpolation,
    // For texts of the other language, shown in place of missing ones (missing-text.ts).
    react: { bindI18nStore: 'added' },
  })
  const language = kept.read()
  if (language === 'zh') return
  try {
    await showLanguage(language)
  } catch {
    // The other texts cannot be loaded: Chinese is better than an empty page.
    await showLanguage('zh')
  }
}

/** Changes and stores the language. @throws when its texts cannot be loaded */
export async function changeLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  kept.write(language)
}

/** Loads a part of the program with its texts, in parallel. @throws when either fails to load */
export async function withTexts<T>(texts: TextPart, load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), addTexts(texts)])
  return part
}

/** Loads the texts of a part in the current language. @throws when they cannot be loaded */
export async function addTexts(part: TextPart): Promise<void> {
  if (!wanted.has(part)) wanted.set(part, new Set())
  // Another language may have been chosen meanwhile.
  for (let language = currentLanguage(); !isThere(part, language); language = currentLanguage())
    await bring(part, language)
}

/**
 * Loads the texts of all requested parts in a language, without switching to it.
 *
 * @throws when they cannot be loaded
 */
export async function loadTexts(language: Language): Promise<void> {
  const missing = () => [...wanted.keys()].filter((part) => !isThere(part, language))
  for (let parts = missing(); parts.length > 0; parts = missing())
    await Promise.all(parts.map((part) => bring(part, language)))
}

const isThere = (part: TextPart, language: Language): boolean =>
  wanted.get(part)?.has(language) === true

/** Adds texts silently: nothing on screen uses them yet, so no re-render is needed. */
async function bring(part: TextPart, language: Language): Promise<void> {
  const { texts } = await part[language]()
  i18n.addResourceBundle(language, 'translation', texts, true, false, { silent: true })
  wanted.get(part)?.add(language)
}

async function showLanguage(language: Language): Promise<void> {
  await loadTexts(language)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
}
