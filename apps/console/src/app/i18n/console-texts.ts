import { i18n } from './i18n.ts'
import { consoleTexts } from './zh/console.ts'

/** Adds the Chinese texts that come with the console's own scripts. English comes as a whole. */
export function addConsoleTexts(): void {
  i18n.addResourceBundle('zh', 'translation', consoleTexts, true, true)
}
