import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import T from 'typebox'
import type { Services } from '../../app/services.ts'
import { Problem, problem } from '../../jsonapi/problem.ts'
import { compileCheck } from '../../jsonapi/validate.ts'
import { MEDIA_TYPES } from '../../media/media-kind.ts'
import { uploadPath } from '../../media/media-store.ts'
import { offload } from '../../offload/offload.ts'
import { carryContentRows } from '../../resources/carry-contents/carry-content-rows.ts'
import { JobRefused, type Step, type Task } from '../task.ts'

const check = compileCheck(T.Object({ ids: T.Array(T.String()), again: T.Boolean() }))
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
export const transcribeContents: Task = {
  kind: 'transcribe_contents',
  title: '语音转文字',
  retryDelaysMs: [5000, 60_000],
  async run({ input: raw, doneCount, step, progress }) {
    const { ids, again } = readInput(raw)
    const failed: { id: string; message: string }[] = []
    await progress(Math.min(doneCount, ids.length), ids.length)
    let written = 0
    for (const [at, id] of ids.entries()) {
      if (at < doneCount) continue
      const { row, services } = await step(async (one) => ({
        row: await find(one, id),
        services: one.services,
      }))
      const heard = row && (again || row.audio_text === '') ? await hear(services, row) : row
      if (heard === undefined) failed.push({ id, message: NOT_THERE })
      else if ('message' in heard) failed.push({ id, message: heard.message })
      else if ('text' in heard) {
        await step((one) => keep(one, Number(id), heard.text))
        written += 1
      }
      await progress(at + 1)
    }
    return {
      written,
      failed,
      message: `${written} 篇已转写，${failed.length} 篇未成功。/ ${written} contents written down, ${failed.length} failed.`,
    }
  },
}

const NOT_THERE = '不存在或无权操作 / does not exist or is not yours'

function readInput(raw: Readonly<Record<string, unknown>>): { ids: string[]; again: boolean } {
  const [fault] = check(raw)
  if (fault) throw new JobRefused('invalid_input', `${fault.path.join('/')}: ${fault.message}`)
  // The check above has proved this shape.
  return raw as unknown as { ids: string[]; again: boolean }
}

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

async function hear(
  services: Services,
  row: Spoken,
): Promise<{ text: string } | { message: string }> {
  try {
    const { looked, bytes } = await offload.examine(await clipOf(services, row))
    if (looked.tag === 'refused' || MEDIA_TYPES[looked.type] !== 'video')
      return { message: '地址里不是视频 / what is at the address is no clip' }
    const name = `clip.${looked.type.split('/')[1] ?? 'mp4'}`
    const text = await services.transcriber.transcribe({ bytes, type: looked.type, name })
    return text === '' ? { message: '没有听到语音 / nothing is said in it' } : { text }
  } catch (error) {
    // A service that is away is worth another try of the job; a clear no is the row's own.
    if (error instanceof Problem && error.code !== 'transcriber_unreachable')
      return { message: error.message }
    throw error
  }
}

async function clipOf({ outbound, config }: Services, { video, sha256 }: Spoken): Promise<Buffer> {
  if (video === '') throw problem(422, 'no_clip', '内容没有视频 / the content has no clip')
  if (sha256 !== null) return readFile(uploadPath(config.filesDir, sha256))
  const answer = await outbound.fetch(video, { accept: ['video/'], maxBytes: MAX_BYTES })
  if (answer.status === 200) return answer.bytes
  const title = `视频地址返回 ${answer.status} / the address of the clip answered ${answer.status}`
  throw problem(502, 'outside_refused', title)
}

async function keep({ db, now }: Step, id: number, text: string): Promise<void> {
  await db
    .updateTable('carry_contents')
    .set({ audio_text: text, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}
