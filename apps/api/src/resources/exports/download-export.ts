import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { exportPath } from '../../exports/export-files.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { FileAnswer } from '../../jsonapi/send-file.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { ownRows } from './own-rows.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** @throws Problem 409 `export_not_ready`, 410 `export_expired` */
export async function downloadExport(
  context: Context,
  { id }: { id: number },
): Promise<FileAnswer> {
  const { db, now, services } = context
  const { rows } = await sql<{
    format: keyof typeof TYPES
    file_name: string
    file_key: string | null
    expires_at: Date | null
    removed_at: Date | null
  }>`select t.format, t.file_name, t.file_key, t.expires_at, t.removed_at from exports t
    where t.id = ${id} and ${ownRows(actorOf(context))}`.execute(db)
  const row = rows[0]
  if (!row) throw notFound(THINGS.export)
  if (row.removed_at || (row.expires_at && row.expires_at <= now)) throw problem('export_expired')
  if (row.file_key === null) throw problem('export_not_ready')
  return {
    path: exportPath(services.config.filesDir, row.file_key),
    type: TYPES[row.format],
    name: row.file_name,
    as: 'attachment',
  }
}
