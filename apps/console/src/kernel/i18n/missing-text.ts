import type { Language } from '@omc/core'
import { currentLanguage, i18n, loadTexts } from './i18n.ts'

export type MissingText = { readonly key: string; readonly language: Language }

type TextOptions = { readonly lng?: string }

/**
 * Shows the other language's text for a missing one; nothing until it has loaded, and nothing if
 * neither has it. Never a raw key.
 *
 * @param report  called once for each missing text
 * @source        reliability F26
 */
export function showMissingTexts(report: (missing: MissingText) => void = reportToPage): void {
  const told = new Set<string>()
  i18n.options.parseMissingKeyHandler = (key, _default, options: TextOptions) => {
    const language = options.lng === 'zh' || options.lng === 'en' ? options.lng : currentLanguage()
    const name = `${language} ${key}`
    if (!told.has(name)) {
      told.add(name)
      report({ key, language })
    }
    return textElsewhere(key, options, language === 'zh' ? 'en' : 'zh')
  }
}

/** Reports an uncaught error, which the console's error handler receives. */
const reportToPage = ({ key, language }: MissingText): void =>
  reportError(new Error(`the text ${key} is missing in ${language}`))

function textElsewhere(key: string, options: object, other: Language): string {
  const text: unknown = i18n.getResource(other, 'translation', key)
  if (typeof text === 'string') {
    return i18n.services.interpolator.interpolate(text, { ...options }, other, {})
  }
  loadTexts(other).catch(() => {
    // Retried with the next missing text, or when the language changes.
  })
  return ''
}
