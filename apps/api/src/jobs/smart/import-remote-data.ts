import T from 'typebox'
import { openTable } from '../../imports/index.ts'
import { auditInto } from '../../jsonapi/audit.ts'
import { Problem } from '../../jsonapi/problem.ts'
import { compileCheck } from '../../jsonapi/validate.ts'
import { importSmart, type ImportDefaults } from '../../resources/smart-contents/smart-import.ts'
import { notedResult, stepOnce } from '../noted-result.ts'
import { JobRefused, type Task } from '../task.ts'

interface Input {
  url: string
  mapping?: Record<string, unknown>
  defaults: ImportDefaults
}

const check = compileCheck(
  T.Object({
    url: T.String(),
    mapping: T.Optional(T.Record(T.String(), T.String())),
    defaults: T.Object({}),
  }),
)
const MAX_BYTES = 10 * 1024 * 1024
const TABLES = ['text/', 'application/'] as const

/**
 * Fetches a table from an address and stores its rows as smart contents. They are stored in one
 * step together with the result, so that a second try after a crash adds nothing twice.
 *
 * @source domain: verb table (import_remote_data); reliability T12, C20
 */
export const importRemoteData: Task = {
  kind: 'import_remote_data',
  title: '从网址导入内容',
  retryDelaysMs: [5_000, 60_000],
  async run(run) {
    const { url, mapping, defaults } = readInput(run.input)
    const done = await run.step((one) => notedResult(one, run.jobId))
    if (done) return done
    const { outbound } = await run.step(async ({ services }) => services)
    const answer = await outbound.fetch(url, { maxBytes: MAX_BYTES, accept: TABLES })
    if (answer.status !== 200)
      throw new JobRefused(
        'outside_refused',
        `该地址答复 ${answer.status} / the address answers ${answer.status}`,
      )
    const table = await openTable(answer.bytes).catch(refuse)
    await run.progress(0, table.rows.length)
    const result = await stepOnce(run, async ({ db, now, actor }) => {
      const { succeeded, failed, undo_id } = await importSmart(
        { db, now, actor, audit: (entry) => auditInto(db, actor, entry) },
        { operation: 'smart_contents.import_remote_data', table, mapping, defaults },
      )
      return {
        imported: succeeded.length,
        failed,
        undo_id,
        message: `${succeeded.length} 行已导入，${failed.length} 行失败。/ ${succeeded.length} rows imported, ${failed.length} failed.`,
      }
    })
    await run.progress(table.rows.length)
    return result
  },
}

function readInput(raw: Readonly<Record<string, unknown>>): Input {
  const [fault] = check(raw)
  if (fault) throw new JobRefused('invalid_input', `${fault.path.join('/')}: ${fault.message}`)
  // The check above has proved this shape.
  return raw as unknown as Input
}

/** A table that cannot be read is the same at the next try. */
function refuse(error: unknown): never {
  if (error instanceof Problem) throw new JobRefused(error.code, error.message)
  throw error
}
