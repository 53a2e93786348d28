import { keptValue, type Density } from '@omc/shell'
import { proxy, useSnapshot } from 'valtio'
import { isRecord } from '../../../kernel/data/is-record.ts'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'
import type { ListMode } from '../list-state.ts'
import { densityIn } from '../views/density-in.ts'

/** How the rows of a list are shown; what is absent is as the list and the page have it. */
export type OwnLayout = {
  readonly mode?: ListMode | undefined
  readonly density?: Density | undefined
}

/** How a person wants to see lists, by resource: the sections of their preferences. */
export type OwnLooks = {
  /** Arranged columns, see `parseColumns`. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  readonly layout: Readonly<Record<string, OwnLayout>>
}

export type KeptLooks = OwnLooks & {
  /** Owner of the looks: another person at this computer has their own. */
  readonly by: string
  /** Resources whose change the server does not have yet. */
  readonly unsent: readonly string[]
}

const NOTHING: KeptLooks = { by: '', columns: {}, layout: {}, unsent: [] }

export const keptLooks = () =>
  keptValue<KeptLooks>({ key: 'omc.looks', fallback: NOTHING, parse, store: browserStore })

/** Looks as the person chose them, known before the first rows are asked for. */
export const ownStore = proxy<{ now: KeptLooks }>({ now: keptLooks().read() })

/** Look of a list as the person chose it. */
export const ownLook = (
  { columns, layout }: OwnLooks,
  resource: string,
): OwnLayout & { readonly columns: readonly string[] | undefined } => ({
  ...layout[resource],
  columns: columns[resource],
})

export const useOwnLook = (resource: string) => ownLook(useSnapshot(ownStore).now, resource)

/** Reads untrusted storage. */
function parse(raw: unknown): KeptLooks {
  return isRecord(raw) && typeof raw['by'] === 'string'
    ? { by: raw['by'], ...parseLooks(raw), unsent: texts(raw['unsent']) }
    : NOTHING
}

/** Looks in the person's preferences or in this browser. */
export function parseLooks(raw: Readonly<Record<string, unknown>>): OwnLooks {
  return {
    columns: eachOf(raw['columns'], (columns) =>
      Array.isArray(columns) ? texts(columns) : undefined,
    ),
    layout: eachOf(raw['layout'], layoutIn),
  }
}

function layoutIn(raw: unknown): OwnLayout | undefined {
  if (!isRecord(raw)) return undefined
  const { mode, density } = raw
  return {
    ...(mode === 'grid' || mode === 'table' ? { mode } : {}),
    ...densityIn(density),
  }
}

function eachOf<T>(
  raw: unknown,
  read: (value: unknown) => T | undefined,
): Readonly<Record<string, T>> {
  const entries = isRecord(raw) ? Object.entries(raw) : []
  return Object.fromEntries(
    entries.flatMap(([resource, value]) => {
      const known = read(value)
      return known === undefined ? [] : [[resource, known]]
    }),
  )
}

function texts(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : []
}
