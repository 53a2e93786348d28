import type { consoleTexts } from './zh/console.ts'
import type { demoTexts } from './zh/demo.ts'
import type { entry } from './zh/entry.ts'
import type { first } from './zh/first.ts'
import type { laterTexts } from './zh/later.ts'
import type { panels } from './zh/panels.ts'

/** All texts; the Chinese ones say which there are. */
type First = typeof first
type Entry = typeof entry
type Console = typeof consoleTexts
type Later = typeof laterTexts
type Panels = typeof panels
type Demo = typeof demoTexts

export interface Texts extends First, Entry, Console, Later, Panels, Demo {}

/** The same keys with other words: what another language must bring. */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]>
}
