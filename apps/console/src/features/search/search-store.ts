import { proxy } from 'valtio'

export type SearchTab = 'web' | 'inside'

/** A question before an act of the palette that cannot be taken back. */
export type Question = {
  readonly title: string
  readonly body: string
  /** What the act would end. */
  readonly points: readonly string[]
  readonly confirmLabel: string
  readonly onConfirm: () => void
}

/** What of the search is on screen. */
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
