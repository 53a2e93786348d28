import { addTexts } from './i18n.ts'
import { consoleTexts } from './zh/console.ts'

/** Adds the Chinese texts that come with the console's own scripts. English comes as a whole. */
export function addConsoleTexts(): void {
  addTexts(consoleTexts)
}
