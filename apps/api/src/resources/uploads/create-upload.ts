import { type Saying, says } from '@omc/core/problems'
import type { Db } from '../../db/database.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { refusal } from '../../kernel/problem.ts'
import { MEDIA_TYPES, type Looked } from '../../media/media-kind.ts'
import { keepFile } from '../../media/media-store.ts'
import { plainName } from '../../media/plain-name.ts'
import { offload } from '../../offload/offload.ts'

const MIB = 2 ** 20
/** How large a file may be. @source reliability T17, T18 */
export const UPLOAD_LIMITS = { imageBytes: 15 * MIB, videoBytes: 30 * MIB }

/** A file that stands on the disk, before anybody owns it. */
export interface KeptFile {
  media: Extract<Looked, { tag: 'media' }>
  byteCount: number
  sha256: string
}

/**
 * Looks at a file and keeps it. A file whose row is then refused stays on the disk unseen; the same
 * file handed in again is found there.
 *
 * @throws Problem 422 `not_media`; 413 `too_large`; those of `offload`
 */
export async function readUploadFile(filesDir: string, file: Buffer): Promise<KeptFile> {
  if (file.length > UPLOAD_LIMITS.videoBytes) throw fault(says('too_large.file'))
  const { looked, sha256, bytes } = await offload.examine(file)
  if (looked.tag === 'refused') throw fault(says('not_media', { why: looked.why }))
  const limit =
    MEDIA_TYPES[looked.type] === 'image' ? UPLOAD_LIMITS.imageBytes : UPLOAD_LIMITS.videoBytes
  if (bytes.length > limit) throw fault(says('too_large.limit', { limit: limit / MIB }))
  await keepFile(filesDir, { bytes, sha256 })
  return { media: looked, byteCount: bytes.length, sha256 }
}

const fault = (saying: Saying) => refusal(saying, { source: { pointer: '/data/attributes/file' } })

/** One row for each person and file; handing it in again gives the row there is. */
export async function createUpload(context: Context, name: string, file: KeptFile) {
  const id = await storeUpload(context.db, file, { ...actorOf(context), name, now: context.now })
  await context.audit({
    operation: 'uploads.create',
    subjectType: 'uploads',
    subjectIds: [id],
    after: { sha256: file.sha256, byte_count: file.byteCount },
  })
  return { id }
}

/** The row of a kept file: a new one, or the one that its person has of it. */
export async function storeUpload(
  db: Db,
  { media, byteCount, sha256 }: KeptFile,
  { teamId, userId, name, now }: { teamId: number; userId: number; name: string; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('uploads')
    .values({
      business_team_id: teamId,
      user_id: userId,
      file_name: plainName(name),
      kind: MEDIA_TYPES[media.type],
      content_type: media.type,
      byte_count: byteCount,
      sha256,
      width: media.width,
      height: media.height,
      created_at: now,
      updated_at: now,
    })
    // The row that is there is given back, also to two who hand it in at the same moment.
    .onConflict((conflict) =>
      conflict
        .columns(['business_team_id', 'user_id', 'sha256'])
        .where('deleted_at', 'is', null)
        .doUpdateSet({ sha256 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
