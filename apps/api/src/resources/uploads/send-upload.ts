import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import type { FileAnswer } from '../../jsonapi/send-file.ts'
import { notFound } from '../../kernel/problem.ts'
import { uploadPath } from '../../media/media-store.ts'

export async function sendUpload(context: Context, { id }: { id: number }): Promise<FileAnswer> {
  const { rows } = await sql<{ file_name: string; content_type: string; sha256: string }>`
    select t.file_name, t.content_type, t.sha256 from uploads t
    where t.id = ${id} and t.deleted_at is null and ${ownTeam(actorOf(context))}`.execute(
    context.db,
  )
  const row = rows[0]
  if (!row) throw notFound(THINGS.upload)
  return {
    path: uploadPath(context.services.config.filesDir, row.sha256),
    type: row.content_type,
    name: row.file_name || `upload-${id}`,
    as: 'inline',
    immutable: true,
  }
}
