import type { SavedView } from './view-settings.ts'
import { keptViews } from './view-store.ts'

const kept = keptViews()

/** Keeps the default view of a list for its next opening. */
export function keepDefaultView(by: string, resource: string, view: SavedView | undefined): void {
  const now = kept.read()
  const { [resource]: _before, ...others } = now.by === by ? now.lists : {}
  kept.write({ by, lists: view ? { ...others, [resource]: view } : others })
}
