import type { Language } from '@omc/core'
import { fieldLabel } from '../jsonapi/field-labels.ts'
import type { Resource } from '../jsonapi/resource.ts'

/**
 * The head of each column as people call it. Two columns that are called the same say their wire
 * names too.
 */
export function columnHeads(
  resource: Pick<Resource, 'words'>,
  fields: readonly string[],
  language: Language,
): string[] {
  const labels = fields.map((name) => fieldLabel(name, resource)[language])
  return fields.map((name, at) => {
    const label = labels[at] ?? name
    return labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${name})`
  })
}
