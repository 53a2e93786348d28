import { lazy } from 'react'
import { loadPart } from '../../../kernel/errors/load-part.ts'

/** Preloads the menu variants of the other layouts. */
export const loadRareForms = () => loadPart(() => import('./rare-forms.ts'))

export const FoldedMenu = lazy(async () => ({ default: (await loadRareForms()).FoldedMenu }))
export const HorizontalMenu = lazy(async () => ({
  default: (await loadRareForms()).HorizontalMenu,
}))
export const Rail = lazy(async () => ({ default: (await loadRareForms()).Rail }))
export const TopTabs = lazy(async () => ({ default: (await loadRareForms()).TopTabs }))
