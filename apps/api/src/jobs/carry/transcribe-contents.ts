import { readFile } from 'node:fs/promises'
import { type Saying, says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import type { Services } from '../../jsonapi/services.ts'
import { problem, Problem, sayingOf } from '../../kernel/problem.ts'
import { MEDIA_TYPES } from '../../media/media-kind.ts'
import { uploadPath } from '../../media/media-store.ts'
import { offload } from '../../offload/offload.ts'
import { carryContentRows } from '../../resources/carry-contents/carry-content-rows.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'

const MAX_BYTES = 30 * 2 ** 20

interface Spoken {
  id: number
  video: string
  audio_text: string
  /** Of an upload of the team. */
  sha256: string | null
}

/**
 * Writes down what is said in the clips of contents. One that has words already is left as it is;
 * one that cannot be heard is named with the reason and does not stop the others.
 *
 * @source resources §2 (audio_text)
 */
export const transcribeContents = defineTask({
  kind: 'transcribe_contents',
  rows: '/carry/content/list?tab=carry',
  title: { zh: '语音转文字', en: 'Transcription' },
  retryDelaysMs: [5000, 60_000],
  input: T.Object({ ids: T.Array(T.String()), again: T.Boolean() }),
  async run({ input: { ids, again }, doneCount, step, progress }) {
    const failed: ({ id: string } & Saying)[] = []
    await progress(Math.min(doneCount, ids.length), ids.length)
    let written = 0
    for (const [at, id] of ids.entries()) {
      if (at < doneCount) continue
      const { row, services } = await step(async (one) => ({
        row: await find(one, id),
        services: one.services,
      }))
      const heard = row && (again || row.audio_text === '') ? await hear(services, row) : row
      if (heard === undefined) failed.push({ id, ...NOT_THERE })
      else if ('words' in heard) failed.push({ id, ...heard })
      else if ('text' in heard) {
        await step((one) => keep(one, Number(id), heard.text))
        written += 1
      }
      await progress(at + 1)
    }
    return {
      written,
      failed,
      ...says('done.transcribed', { written, failed: failed.length }),
    }
  },
})

const NOT_THERE = says('not_found.row')

async function find({ db, actor }: Step, id: string): Promise<Spoken | undefined> {
  const { rows } = await sql<Spoken>`
    select t.id, t.video, t.audio_text, u.sha256 from carry_contents t
    left join uploads u on u.deleted_at is null and u.business_team_id = t.business_team_id
      and u.id = substring(t.video from '^/api/v1/uploads/([0-9]{1,18})/file$')::bigint
    where t.id = ${id}::bigint and t.deleted_at is null and ${carryContentRows.scope(actor)}`.execute(
    db,
  )
  return rows[0]
}

async function hear(services: Services, row: Spoken): Promise<{ text: string } | Saying> {
  try {
    const { looked, bytes } = await offload.examine(await clipOf(services, row))
    if (looked.tag === 'refused' || MEDIA_TYPES[looked.type] !== 'video') return says('not_a_clip')
    const name = `clip.${looked.type.split('/')[1] ?? 'mp4'}`
    const text = await services.transcriber.transcribe({ bytes, type: looked.type, name })
    return text === '' ? says('nothing_heard') : { text }
  } catch (error) {
    // A service that is away is worth another try of the job; a clear no is the row's own.
    if (error instanceof Problem && error.code !== 'transcriber_unreachable') return sayingOf(error)
    throw error
  }
}

async function clipOf({ outbound, config }: Services, { video, sha256 }: Spoken): Promise<Buffer> {
  if (video === '') throw problem('no_clip')
  if (sha256 !== null) return readFile(uploadPath(config.filesDir, sha256))
  const answer = await outbound.fetch(video, { accept: ['video/'], maxBytes: MAX_BYTES })
  if (answer.status === 200) return answer.bytes
  throw problem('outside_refused.clip', { status: answer.status })
}

async function keep({ db, now }: Step, id: number, text: string): Promise<void> {
  await db
    .updateTable('carry_contents')
    .set({ audio_text: text, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}
