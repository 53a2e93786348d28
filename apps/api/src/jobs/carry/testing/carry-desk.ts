import { createFactories, type Factories } from '../../../../test/factories.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../../test/support.ts'
import type { AuthorContent } from '../../../gateway/gateway.ts'
import { problem } from '../../../kernel/problem.ts'
import { runJob } from '../../run-job.ts'
import { TASKS } from '../../task-table.ts'

type Row = Record<string, unknown>

/** People of two teams, every platform, and short ways to rows, jobs and refusals of channels. */
export interface CarryDesk {
  t: TestApp
  make: Factories
  manager: Caller
  operator: Caller
  auditor: Caller
  /** Of the other team. */
  stranger: Caller
  /** Writes a row as the owner of the tables; gives its id as the wire writes it. */
  insert: (table: string, values: Row) => Promise<string>
  rowOf: (table: string, id: string | number) => Promise<Row>
  /** Runs the job an answer has started, and gives its result. */
  runStarted: (answer: Answer) => Promise<Row>
  close: () => Promise<void>
}

export async function createCarryDesk(platforms: readonly string[] = []): Promise<CarryDesk> {
  const t = await createTestApp()
  const make = createFactories(t.database)
  for (const name of platforms) await make.channel(name)
  return {
    t,
    make,
    manager: await t.as('manager'),
    operator: await t.as('operator'),
    auditor: await t.as('auditor'),
    stranger: await t.as('operator2'),
    async insert(table, values) {
      const names = Object.keys(values)
      const places = names.map((_, i) => `$${i + 1}`).join(', ')
      const columns = names.map((name) => `"${name}"`).join(', ')
      const text = `insert into ${table} (${columns}) values (${places}) returning id`
      const [row] = await t.rows<{ id: number }>(text, Object.values(values))
      return String(row?.id)
    },
    async rowOf(table, id) {
      const [row] = await t.rows(`select * from ${table} where id = $1`, [id])
      return row ?? {}
    },
    async runStarted({ body }) {
      const { id, job_id: jobId } = body.data
      const job = Number(jobId ?? id)
      const deps = { database: t.database, services: t.services, tasks: TASKS }
      const end = await runJob(deps, job)
      const [row] = await t.rows<{ result: Row; error: string }>(
        'select result, error from jobs where id = $1',
        [job],
      )
      if (end.tag !== 'ended' || end.state !== 'done')
        throw new Error(`the job did not end well: ${row?.error}`)
      return row?.result ?? {}
    },
    close: () => t.close(),
  }
}

/** A piece of pictures as a channel tells it. */
export const toldPiece = <Values extends Partial<AuthorContent>>(values: Values) => ({
  kind: 'image' as const,
  desc: '',
  cover: '',
  images: [],
  video: '',
  audio_text: '',
  ratio: '',
  topic: '',
  item_ids: [],
  like_count: 0,
  collect_count: 0,
  comment_count: 0,
  ...values,
})

/** A definite no, as the gateway throws it. */
export const refused = (code: string, message = '登录已失效') =>
  problem('channel_refused', { channel: 'sandbox', said: message }, { meta: { code, message } })

/** No usable answer, as the gateway throws it. */
export const unreachable = () => problem('channel_unreachable', { channel: 'away' })

/** Why which row failed, by id. */
export const failures = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    body.data.failed.map((row: { id: string; error: { code: string } }) => [
      row.id,
      row.error.code,
    ]),
  )
