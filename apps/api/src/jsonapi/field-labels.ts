import { wordsOf } from './facts/words-of.ts'
import type { Resource } from './resource.ts'

/** A field as people call it. */
export interface FieldLabel {
  zh: string
  en: string
}

/**
 * What a field is called, in its resource where one is given. A name without words is read as it
 * stands.
 *
 * @param name  name on the wire
 */
export function fieldLabel(name: string, resource: Pick<Resource, 'words'> = {}): FieldLabel {
  const words = wordsOf(resource, name)
  return words ? { zh: words.zh, en: words.en } : { zh: name, en: spaced(name) }
}

/** `carry_contents` → `Carry contents`. */
export function spaced(name: string): string {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
