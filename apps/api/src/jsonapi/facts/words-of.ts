import type { Resource } from '../resource.ts'
import type { FieldWords } from './field-words.ts'
import { VOCABULARY } from './vocabulary/index.ts'

type Spoken = Pick<Resource, 'words'>

/**
 * Words for a name: those of one operation (`search.kind`), those of the resource, then what the
 * name means wherever it stands.
 */
export function wordsOf(
  { words = {} }: Spoken,
  name: string,
  operation?: string,
): FieldWords | undefined {
  const places = [...(operation ? [`${operation}.${name}`] : []), name]
  const own = places.find((place) => Object.hasOwn(words, place))
  if (own !== undefined) return words[own]
  return Object.hasOwn(VOCABULARY, name) ? VOCABULARY[name] : undefined
}
