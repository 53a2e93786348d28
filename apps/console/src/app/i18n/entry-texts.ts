import { addTexts } from './i18n.ts'
import { entry } from './zh/entry.ts'

/** Adds the Chinese texts of the pages that they come with. English comes as a whole. */
export function addEntryTexts(): void {
  addTexts(entry)
}
