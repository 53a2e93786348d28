import { PLATFORMS } from '@omc/core'
import { keptValue } from '@omc/shell'
import { proxy, useSnapshot } from 'valtio'
import { isRecord } from '../../kernel/data/is-record.ts'
import { browserStore } from '../../kernel/ports/browser-stores.ts'
import type { Chosen } from './candidate.ts'
import { TRAY_MAX, type Tray } from './tray.ts'

type KeptTrays = {
  /** Owner of the trays: another person at this computer starts with empty ones. */
  readonly by: string
  /** By the address of their board. */
  readonly trays: Readonly<Record<string, Tray>>
}

const KEY = 'omc.collect-trays'
const EMPTY: Tray = []

const numberOf = (raw: unknown): number | null => (typeof raw === 'number' ? raw : null)

const parseTray = (raw: unknown): Tray =>
  Array.isArray(raw) ? raw.flatMap(parseChosen).slice(0, TRAY_MAX) : EMPTY

/** Reads untrusted storage. */
function parse(raw: unknown): KeptTrays {
  if (!isRecord(raw) || typeof raw['by'] !== 'string' || !isRecord(raw['trays']))
    return { by: '', trays: {} }
  const trays = Object.entries(raw['trays']).map(
    ([board, tray]) => [board, parseTray(tray)] as const,
  )
  return { by: raw['by'], trays: Object.fromEntries(trays) }
}

function parseChosen(raw: unknown): Chosen[] {
  if (!isRecord(raw)) return []
  const { kind, source_id: id, title, cover_url: cover } = raw
  const source = PLATFORMS.find((name) => name === raw['source'])
  if ((kind !== 'goods' && kind !== 'content') || !source) return []
  if (typeof id !== 'string' || typeof title !== 'string' || typeof cover !== 'string') return []
  return [
    {
      kind,
      source,
      source_id: id,
      title,
      cover_url: cover,
      price: numberOf(raw['price']),
      commission_price: numberOf(raw['commission_price']),
    },
  ]
}

export const keptTrays = () =>
  keptValue<KeptTrays>({ key: KEY, fallback: { by: '', trays: {} }, parse, store: browserStore })

const kept = keptTrays()
const store = proxy<{ now: KeptTrays }>({ now: kept.read() })

// Another tab of this browser has chosen: both show the same tray.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) store.now = kept.read()
})

/** Tray of a board, which a reload keeps. */
export function useTray(
  by: string,
  board: string,
): readonly [Tray, (change: (tray: Tray) => Tray) => void] {
  const { now } = useSnapshot(store) as { now: KeptTrays }
  const change = (next: (tray: Tray) => Tray) => {
    const trays = store.now.by === by ? store.now.trays : {}
    store.now = { by, trays: { ...trays, [board]: next(trays[board] ?? EMPTY) } }
    kept.write(store.now)
  }
  return [now.by === by ? (now.trays[board] ?? EMPTY) : EMPTY, change]
}
