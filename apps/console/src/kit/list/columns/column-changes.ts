import type { KeptColumns } from './column-store.ts'

/** A change of one list's columns; null takes the person's own away. */
export const changeColumns = (
  kept: KeptColumns,
  by: string,
  resource: string,
  columns: readonly string[] | null,
): KeptColumns => {
  const { [resource]: _before, ...others } = kept.by === by ? kept.lists : {}
  return {
    by,
    lists: columns === null ? others : { ...others, [resource]: columns },
    unsent: [...new Set([...(kept.by === by ? kept.unsent : []), resource])],
  }
}

/** Columns to send to the server; null if it has them already. */
export const unsentColumns = ({
  lists,
  unsent,
}: KeptColumns): Readonly<Record<string, readonly string[] | null>> | null =>
  unsent.length === 0
    ? null
    : Object.fromEntries(unsent.map((resource) => [resource, lists[resource] ?? null]))

/** After the server took changes: those made meanwhile are still to be sent. */
export const columnsSent = (
  kept: KeptColumns,
  sent: Readonly<Record<string, readonly string[] | null>>,
): KeptColumns => ({
  ...kept,
  unsent: kept.unsent.filter((resource) => {
    const now = kept.lists[resource] ?? null
    return !(resource in sent) || String(now) !== String(sent[resource])
  }),
})

/** The server's columns, with own changes that it does not have yet over them. */
export function adoptColumns(
  kept: KeptColumns,
  by: string,
  lists: KeptColumns['lists'],
): KeptColumns {
  if (kept.by !== by) return { by, lists, unsent: [] }
  const own = kept.unsent.flatMap((resource) => {
    const columns = kept.lists[resource]
    return columns === undefined ? [] : [[resource, columns] as const]
  })
  const others = Object.entries(lists).filter(([resource]) => !kept.unsent.includes(resource))
  return { ...kept, lists: Object.fromEntries([...others, ...own]) }
}
