import type { FieldKind } from './field-kind.ts'
import type { Label } from './label.ts'

/** Name and content of a field. */
export interface FieldWords extends Label {
  /** English sentences: meaning, who sets it. Unit, limits and values follow from the schema. */
  about: string
  /** Where the schema says less: a text that is the address of a picture, a number of yuan. */
  kind?: FieldKind
  /** Names of values that mean something else here than in other fields. */
  choices?: Readonly<Record<string, Label>>
}

/** Words by the name on the wire; `operation.name` where one operation means something else. */
export type WordsByName = Readonly<Record<string, FieldWords>>

/** One row of a table of words. */
export const said = (zh: string, en: string, about: string, kind?: FieldKind): FieldWords => ({
  zh,
  en,
  about,
  ...(kind ? { kind } : {}),
})
