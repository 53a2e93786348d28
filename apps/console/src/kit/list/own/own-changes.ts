import type { KeptLooks, OwnLayout, OwnLooks } from './own-store.ts'

/** A change of one list's look; null takes the person's own away. */
export type LookChange = {
  readonly columns?: readonly string[] | null
  readonly layout?: OwnLayout
}

/** Sections of the preferences, with the changed lists only. */
export type SentLooks = {
  readonly columns: Readonly<Record<string, readonly string[] | null>>
  readonly layout: Readonly<Record<string, OwnLayout | null>>
}

const NOTHING: Omit<KeptLooks, 'by'> = { columns: {}, layout: {}, unsent: [] }

export function changeLook(
  kept: KeptLooks,
  by: string,
  resource: string,
  { columns, layout }: LookChange,
): KeptLooks {
  const own = kept.by === by ? kept : NOTHING
  return {
    by,
    columns: columns === undefined ? own.columns : withEntry(own.columns, resource, columns),
    layout:
      layout === undefined
        ? own.layout
        : withEntry(own.layout, resource, without({ ...own.layout[resource], ...layout })),
    unsent: [...new Set([...own.unsent, resource])],
  }
}

/** What to send to the server; null if it has it already. */
export const unsentLooks = ({ columns, layout, unsent }: KeptLooks): SentLooks | null =>
  unsent.length === 0
    ? null
    : {
        columns: Object.fromEntries(unsent.map((name) => [name, columns[name] ?? null])),
        layout: Object.fromEntries(unsent.map((name) => [name, layout[name] ?? null])),
      }

/** After the server took changes: those made meanwhile are still to be sent. */
export const looksSent = (kept: KeptLooks, sent: SentLooks): KeptLooks => {
  const now = unsentLooks(kept)
  const isAsSent = (name: string) =>
    name in sent.columns &&
    JSON.stringify([now?.columns[name], now?.layout[name]]) ===
      JSON.stringify([sent.columns[name], sent.layout[name]])
  return { ...kept, unsent: kept.unsent.filter((name) => !isAsSent(name)) }
}

/** The server's looks, with own changes that it does not have yet over them. */
export function adoptLooks(kept: KeptLooks, by: string, theirs: OwnLooks): KeptLooks {
  if (kept.by !== by) return { by, ...theirs, unsent: [] }
  const { unsent } = kept
  return {
    ...kept,
    columns: adopted(kept.columns, theirs.columns, unsent),
    layout: adopted(kept.layout, theirs.layout, unsent),
  }
}

type Entries<T> = Readonly<Record<string, T>>

const adopted = <T>(own: Entries<T>, theirs: Entries<T>, unsent: readonly string[]): Entries<T> =>
  Object.fromEntries([
    ...Object.entries(theirs).filter(([name]) => !unsent.includes(name)),
    ...Object.entries(own).filter(([name]) => unsent.includes(name)),
  ])

function withEntry<T>(entries: Entries<T>, name: string, value: T | null): Entries<T> {
  const { [name]: _before, ...others } = entries
  return value === null ? others : { ...others, [name]: value }
}

/** A layout without what is not chosen; null for one that chooses nothing. */
function without({ mode, density }: OwnLayout): OwnLayout | null {
  if (mode === undefined && density === undefined) return null
  return { ...(mode ? { mode } : {}), ...(density ? { density } : {}) }
}
