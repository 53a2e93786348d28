import { proxy } from 'valtio'
import { captureTyping, type TypeAhead } from './type-ahead.ts'

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

let ahead: TypeAhead | null = null

/** @source console spec §2, search dialog; ux: palette */
export function openSearch(tab: SearchTab): void {
  // The dialog takes it with its field; it may still have to load.
  if (searchStore.tab === null) ahead ??= captureTyping(window)
  searchStore.tab = tab
}

/** Text typed while the search opened; from now on its field has the keys. */
export function takeTypedAhead(): string {
  const text = ahead?.take() ?? ''
  ahead = null
  return text
}

export function closeSearch(): void {
  takeTypedAhead()
  searchStore.tab = null
}

export function askFirst(question: Question): void {
  searchStore.question = question
}
