import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import declared from './generated/record-kinds.json'

/** Name of the records of a resource; the resource itself where no screen lists them for a search. */
export const kindLabel = (resource: string): string =>
  declared.find(({ type }) => type === resource)?.label[currentLanguage()] ?? resource

/** Resources with a name, as options of a choice. */
export const kindLabels = () =>
  declared.map(({ type, label }) => ({ value: type, label: label[currentLanguage()] }))
