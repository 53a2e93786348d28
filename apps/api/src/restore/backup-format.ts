/** First line of a backup: the facts needed to restore it. */
export interface BackupHead {
  omc: 'database'
  version: 1
  madeAt: string
  /** Names of the migrations that made its tables, in order. */
  migrations: readonly string[]
  /** Check value for its root key; see `keyCheck`. */
  keyCheck: string
  tables: readonly { name: string; columns: readonly string[] }[]
  /** Last number of each sequence; null if unused. */
  sequences: readonly { name: string; last: string | null }[]
}

/** After the head: the rows of a table as PostgreSQL writes them, in parts; the last line ends it. */
export type BackupLine = { table: string; rows: readonly string[] } | { end: number }

/** A backup that cannot be put back, in one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  constructor(zh: string, en: string) {
    super(`${zh} · ${en}`)
  }
}

export const brokenBackup = (why: string) =>
  new BackupError(`备份文件不完整或已损坏（${why}）`, `the backup is cut off or damaged (${why})`)

/** @throws BackupError */
export function readHead(line: string | undefined): BackupHead {
  const head = parse(line ?? '')
  if (!isHead(head)) throw brokenBackup('no head of an omc database backup')
  return head
}

/** @throws BackupError */
export function readLine(line: string): BackupLine {
  const value = parse(line)
  if (isLine(value)) return value
  throw brokenBackup('a line is not of a backup')
}

function parse(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line))
  } catch {
    throw brokenBackup('no JSON')
  }
}

const isHead = (head: unknown): head is BackupHead => {
  const { omc, version, tables, sequences, migrations, keyCheck }: Record<string, unknown> =
    Object(head)
  const lists = [tables, sequences, migrations].every(Array.isArray)
  return omc === 'database' && version === 1 && lists && typeof keyCheck === 'string'
}

const isLine = (line: unknown): line is BackupLine => {
  const { end, table, rows }: Record<string, unknown> = Object(line)
  return typeof end === 'number' || (typeof table === 'string' && Array.isArray(rows))
}
