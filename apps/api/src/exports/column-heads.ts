import type { Language } from '@omc/core'
import { fieldLabel } from '../jsonapi/field-labels.ts'

/**
 * The head of each column as people call it. Two columns that are called the same say their wire
 * names too.
 */
export function columnHeads(fields: readonly string[], language: Language): string[] {
  const labels = fields.map((name) => fieldLabel(name)[language])
  return fields.map((name, at) => {
    const label = labels[at] ?? name
    return labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${name})`
  })
}
