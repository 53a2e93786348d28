import { wordsOf } from './facts/words-of.ts'
import type { Resource } from './resource.ts'

/** A field as people call it. */
export interface FieldLabel {
  zh: string
  en: string
}

/**
 * Label of a field, in its resource if one is given. A name without words is read as it stands.
 *
 * @param name  name on the wire
 */
export function fieldLabel(name: string, resource: Pick<Resource, 'words'> = {}): FieldLabel {
  const words = wordsOf(resource, name)
  if (words) return { zh: words.zh, en: words.en }
  return rangeLabel(name, resource) ?? { zh: name, en: spaced(name) }
}

/** End of the name of a filter by a range: end of its attribute, and what is said of the range. */
const RANGE: Readonly<Record<string, readonly [attribute: string, zh: string, en: string]>> = {
  since: ['_at', '起', 'from'],
  until: ['_at', '止', 'before'],
  min: ['', '起', 'from'],
  max: ['', '止', 'to'],
}

/** `created_since` is the beginning of a range of `created_at`. */
function rangeLabel(name: string, resource: Pick<Resource, 'words'>): FieldLabel | undefined {
  const [, base = '', end = ''] = /^(\w+)_([a-z]+)$/.exec(name) ?? []
  const [attribute, zh, en] = RANGE[end] ?? []
  const words = attribute === undefined ? undefined : wordsOf(resource, `${base}${attribute}`)
  return words && { zh: `${words.zh}${zh}`, en: `${words.en} ${en}` }
}

/** `carry_contents` → `Carry contents`. */
export function spaced(name: string): string {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
