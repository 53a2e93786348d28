import type { Query, Words } from '@omc/core'

/** Why a tab is not closed without asking. */
export type TabMark = {
  readonly kind: 'unsaved' | 'running'
  /** Its owner: a form, a job. Each removes its own. */
  readonly by: string
}

/** Tab settings of a screen. */
export type TabMeta = {
  /** Path of the declared screen. */
  readonly pattern: string
  readonly title: Words
  readonly isClosable: boolean
  /** Its view is kept alive while another tab is looked at. */
  readonly isCached: boolean
}

/** One visited screen. @source console spec §2, tab record */
export type Tab = {
  /** The route pattern, or the address for screens with a tab of their own for each. */
  readonly id: string
  /** Where it leads, as it was asked for. */
  readonly address: string
  readonly path: string
  readonly query: Query
  readonly params: Readonly<Record<string, string>>
  readonly name: string
  readonly icon: string | null
  readonly meta: TabMeta
  /** Title set by the open screen, such as the name of the record. */
  readonly ownTitle: Words | null
  /** Sorted first, and kept when other tabs are closed together. */
  readonly isPinned: boolean
  readonly marks: readonly TabMark[]
}

/** Title of the tab. */
export const tabTitle = (tab: Tab, language: keyof Words): string =>
  (tab.ownTitle ?? tab.meta.title)[language]
