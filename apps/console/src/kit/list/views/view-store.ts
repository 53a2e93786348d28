import { keptValue } from '@omc/shell'
import { proxy } from 'valtio'
import { isRecord } from '../../../kernel/data/is-record.ts'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'
import type { SavedView, ViewLook } from './view-settings.ts'

/** Default views by resource, as the server told them last. */
export type KeptViews = {
  /** Owner of the views: another person at this computer has their own. */
  readonly by: string
  readonly lists: Readonly<Record<string, SavedView>>
}

const NOTHING: KeptViews = { by: '', lists: {} }

export const keptViews = () =>
  keptValue<KeptViews>({ key: 'omc.views', fallback: NOTHING, parse, store: browserStore })

const kept = keptViews()

/** Looks of the views that were opened, by id: a change stays with the view until it is saved. */
export const viewLooks = proxy<Record<string, ViewLook>>({})

export const setViewLook = (view: string, look: ViewLook): void => {
  viewLooks[view] = look
}

/** Default view of a list, known before its first rows are asked for. */
export function defaultView(by: string | undefined, resource: string): SavedView | undefined {
  const views = kept.read()
  return views.by === by ? views.lists[resource] : undefined
}

/** Reads untrusted storage. */
function parse(raw: unknown): KeptViews {
  if (!isRecord(raw) || typeof raw['by'] !== 'string' || !isRecord(raw['lists'])) return NOTHING
  const views = Object.entries(raw['lists']).flatMap(([resource, view]) => {
    const { id, settings, columns } = isRecord(view) ? view : {}
    if (typeof id !== 'string' || !Array.isArray(columns)) return []
    return [[resource, { id, settings, columns: columns.map(String) }] as const]
  })
  return { by: raw['by'], lists: Object.fromEntries(views) }
}
