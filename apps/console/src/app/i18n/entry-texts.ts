import { i18n } from './i18n.ts'
import { entry } from './zh/entry.ts'

/** Adds the Chinese texts of the pages that they come with. English comes as a whole. */
export function addEntryTexts(): void {
  i18n.addResourceBundle('zh', 'translation', entry, true, true)
}
