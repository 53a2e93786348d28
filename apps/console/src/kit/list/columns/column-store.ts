import { keptValue } from '@omc/shell'
import { proxy, useSnapshot } from 'valtio'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'

/** Arranged columns by resource, see `parseColumns`. */
export type ColumnLists = Readonly<Record<string, readonly string[]>>

export type KeptColumns = {
  /** Owner of the arrangement: another person at this computer has their own. */
  readonly by: string
  readonly lists: ColumnLists
  /** Resources whose change the server does not have yet. */
  readonly unsent: readonly string[]
}

const NOTHING: KeptColumns = { by: '', lists: {}, unsent: [] }

export const keptColumns = () =>
  keptValue<KeptColumns>({ key: 'omc.columns', fallback: NOTHING, parse, store: browserStore })

/** Columns as the person arranged them, known before the first rows are asked for. */
export const columnStore = proxy<{ now: KeptColumns }>({ now: keptColumns().read() })

/** Columns of a list as the person arranged them; undefined for those of the list. */
export const useColumns = (resource: string): readonly string[] | undefined =>
  useSnapshot(columnStore).now.lists[resource]

/** Reads untrusted storage. */
function parse(raw: unknown): KeptColumns {
  if (typeof raw !== 'object' || raw === null) return NOTHING
  const { by, lists, unsent } = raw as Partial<Record<keyof KeptColumns, unknown>>
  if (typeof by !== 'string') return NOTHING
  return { by, lists: parseLists(lists), unsent: texts(unsent) }
}

/** Columns of each list in the person's preferences or in this browser. */
export const parseLists = (raw: unknown): ColumnLists =>
  typeof raw === 'object' && raw !== null
    ? Object.fromEntries(
        Object.entries(raw).flatMap(([resource, columns]) =>
          Array.isArray(columns) ? [[resource, texts(columns)]] : [],
        ),
      )
    : {}

const texts = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : []
