/** One entry of an account's change log: who changed what, from what to what. */
export interface ChangeLogEntry {
  at: string
  user_id: string
  username: string
  changes: Record<string, { from: unknown; to: unknown }>
}

/** Older entries than these are in the audit trail only. */
const KEPT = 100
const SECRETS: ReadonlySet<string> = new Set(['secret', 'cookies'])
const HIDDEN = '(set)'
/** Columns maintained by the server; an undo restores them as well. */
const KEPT_BY_SERVER: ReadonlySet<string> = new Set([
  'change_logs',
  'updated_at',
  'secret_set_at',
  'cookies_set_at',
])

interface Edit {
  before: Readonly<Record<string, unknown>>
  values: Readonly<Record<string, unknown>>
  at: Date
  by: { userId: number; username: string }
}

/**
 * The log after an edit, newest first. What stays as it was is not written, and neither are
 * secrets: only that one was set.
 *
 * @returns undefined when nothing changes
 */
export function withChange(
  log: readonly unknown[],
  { before, values, at, by }: Edit,
): unknown[] | undefined {
  const changes = Object.fromEntries(
    Object.entries(values).flatMap(([name, to]) => {
      if (KEPT_BY_SERVER.has(name)) return []
      if (SECRETS.has(name)) return [[name, { from: null, to: to === null ? null : HIDDEN }]]
      const from = plain(before[name])
      return same(from, to) ? [] : [[name, { from, to }]]
    }),
  )
  if (Object.keys(changes).length === 0) return undefined
  const entry: ChangeLogEntry = {
    at: at.toISOString(),
    user_id: String(by.userId),
    username: by.username,
    changes,
  }
  return [entry, ...log].slice(0, KEPT)
}

/** Instants of a row are dates and those of a body text; ids of a row are numbers. */
const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))

function same(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'string') return String(from) === to
  if (typeof from === 'string' && typeof to === 'string' && from !== to) {
    const [a, b] = [Date.parse(from), Date.parse(to)]
    return from.includes('T') && to.includes('T') && a === b
  }
  return JSON.stringify(from) === JSON.stringify(to)
}
