import { proxy } from 'valtio'

export type SearchTab = 'web' | 'inside'

/** Confirmation before an irreversible action of the palette. */
export type Question = {
  readonly title: string
  readonly body: string
  /** Work that the action would end. */
  readonly points: readonly string[]
  readonly confirmLabel: string
  readonly onConfirm: () => void
}

/** The open tab and confirmation of the search. */
export const searchStore = proxy<{ tab: SearchTab | null; question: Question | null }>({
  tab: null,
  question: null,
})

/** @source console spec §2, search dialog; ux: palette */
export function openSearch(tab: SearchTab): void {
  searchStore.tab = tab
}

export function closeSearch(): void {
  searchStore.tab = null
}

export function askFirst(question: Question): void {
  searchStore.question = question
}
