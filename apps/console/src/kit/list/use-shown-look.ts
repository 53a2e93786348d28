import type { Density } from '@omc/shell'
import { useSnapshot } from 'valtio'
import type { ListMode } from './list-state.ts'
import { useOwnLook } from './own/own-store.ts'
import { lookOf, type SavedView, type ViewLook } from './views/view-settings.ts'
import { viewLooks } from './views/view-store.ts'

/** Look of a list on screen. */
export type ShownLook = {
  /** Columns of the view, else as the person arranged them; undefined for those of the list. */
  readonly columns: readonly string[] | undefined
  /** Density of the view, else as the person chose it; undefined for that of the page. */
  readonly density: Density | undefined
  /** How the person likes the rows to be shown; undefined if they never chose. */
  readonly mode: ListMode | undefined
  /** Look of the open view. */
  readonly ofView: ViewLook
}

const PLAIN: ViewLook = { columns: [], density: undefined }

export function useShownLook(
  resource: string,
  view: string,
  byDefault: SavedView | undefined,
): ShownLook {
  const own = useOwnLook(resource)
  const changed = useSnapshot(viewLooks)[view]
  const ofView = changed ?? (byDefault?.id === view ? lookOf(byDefault) : PLAIN)
  return {
    columns: ofView.columns.length > 0 ? ofView.columns : own.columns,
    density: ofView.density ?? own.density,
    mode: own.mode,
    ofView,
  }
}
