import type { Screen, ScreenTable, Words } from '@omc/core'
import { parseReturnTarget } from '../guard/return-target.ts'
import { tabOf } from './tab-of.ts'
import { inOrder, initialTabs, type TabsState } from './tabs-state.ts'

/** Stored form of the tabs: addresses and names, without their content. */
export type StoredTabs = {
  readonly owner: string
  readonly tabs: readonly {
    readonly address: string
    readonly isPinned: boolean
    readonly ownTitle: Words | null
  }[]
}

const MAX_RESTORED = 50
const MAX_TITLE_LETTERS = 200

/** @param owner  whose tabs they are: a person in a team */
export function storedTabs({ tabs }: TabsState, owner: string): StoredTabs {
  return {
    owner,
    tabs: tabs.map(({ address, isPinned, ownTitle }) => ({ address, isPinned, ownTitle })),
  }
}

export type RestoreOptions = {
  readonly table: ScreenTable
  readonly owner: string
  /** Does the screen exist, and is it on the person's list? */
  readonly mayOpen: (screen: Screen) => boolean
}

/**
 * The tabs of a person after a reload. Whatever cannot be used is left out: tabs of somebody else,
 * screens that are gone or no longer allowed, addresses that are none. No view is kept alive until
 * its tab is visited.
 *
 * @param raw  foreign data; never throws
 * @source     originals: stale tabs of another user after switching account
 */
export function restoreTabs(raw: unknown, options: RestoreOptions): TabsState {
  const { table, owner, mayOpen } = options
  const start = initialTabs(table, mayOpen)
  if (!isRecord(raw) || raw['owner'] !== owner || !Array.isArray(raw['tabs'])) return start
  const byId = new Map(start.tabs.map((tab) => [tab.id, tab]))
  for (const entry of raw['tabs'].slice(0, MAX_RESTORED)) {
    if (!isRecord(entry) || typeof entry['address'] !== 'string') continue
    const address = parseReturnTarget(entry['address'])
    const tab = address === null ? null : tabOf(table, address)
    if (!tab || !mayOpen(table.match(tab.address))) continue
    const isPinned = entry['isPinned'] === true && tab.meta.isClosable
    byId.set(tab.id, { ...tab, isPinned, ownTitle: parseWords(entry['ownTitle']) })
  }
  return { ...start, tabs: inOrder([...byId.values()]) }
}

function parseWords(raw: unknown): Words | null {
  if (!isRecord(raw)) return null
  const { zh, en } = raw
  return isTitle(zh) && isTitle(en) ? { zh, en } : null
}

const isTitle = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw !== '' && raw.length <= MAX_TITLE_LETTERS

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null
