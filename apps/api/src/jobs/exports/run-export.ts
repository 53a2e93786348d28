import { randomUUID } from 'node:crypto'
import { rowReach } from '@omc/acl'
import { parseLanguage, type Language } from '@omc/core'
import { says } from '@omc/core/problems'
import T from 'typebox'
import { readerOf } from '../../db/reader.ts'
import { toCell } from '../../exports/cell-text.ts'
import { columnHeads } from '../../exports/column-heads.ts'
import { beginFile, completeFile, dropPart } from '../../exports/export-files.ts'
import { planExport, type ExportPlan } from '../../exports/plan-export.ts'
import { CellTooLong, createTableWriter } from '../../exports/table-writer.ts'
import { presentRow } from '../../jsonapi/present.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import { selectIds, selectRows } from '../../jsonapi/statements.ts'
import type { Actor } from '../../kernel/actor.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { spoken } from '../../kernel/spoken.ts'
import { defineTask } from '../define-task.ts'
import { JobRefused, type Step, type TaskRun } from '../task.ts'

/** Rows of one read, and of one piece of the file. */
const PAGE = 1000
/** Row limit of a sheet; larger exports are refused, never truncated. */
export const MAX_EXPORT_ROWS = 1_000_000
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Writes a list into a file with the rights its person has now. The ids are read once, so that a
 * row which moves in the list while it is written is neither missed nor written twice.
 *
 * @param registry  called lazily, because it imports the lists
 * @source domain: operations beyond the seeds (exports); reliability F24, T17
 */
export const createRunExport = (registry: () => Registry) =>
  defineTask({
    kind: 'export',
    title: { zh: '导出', en: 'Export' },
    retryDelaysMs: [2000, 20_000],
    input: T.Object({ export_id: T.Integer(), language: T.Optional(T.String()) }),
    async run(run) {
      const wanted = await run.step((step) => readExport(step, run.input.export_id))
      const plan = await run.step(async ({ actor }) => planned(registry(), actor, wanted))
      const ids = await run.step(({ actor, db }) =>
        selectIds(
          { registry: registry(), actor: reading(actor), reader: readerOf(db) },
          plan.resource,
          plan.query,
        ),
      )
      if (ids.length > MAX_EXPORT_ROWS)
        throw new JobRefused(
          says('too_many_rows', { count: ids.length, max_rows: MAX_EXPORT_ROWS }),
        )
      await run.progress(0, ids.length)
      const key = `${randomUUID()}.${wanted.format}`
      const { filesDir } = await run.step(async ({ services }) => services.config)
      const written = await writeFile(run, {
        registry: registry(),
        plan,
        ids,
        key,
        filesDir,
        format: wanted.format,
        language: parseLanguage(run.input.language),
      })
      await completeFile(filesDir, key)
      await run.step((step) => complete(step, wanted.id, key, written))
      return {
        export_id: String(wanted.id),
        rows: written.rowCount,
        bytes: written.byteCount,
        ...says('done.export', { count: written.rowCount, file_name: wanted.file_name }),
      }
    },
  })

interface Wanted {
  id: number
  resource: string
  format: 'csv' | 'xlsx'
  filter: Record<string, unknown>
  sort: string
  fields: string[]
  file_name: string
}

async function readExport({ db, actor }: Step, id: number): Promise<Wanted> {
  const row = await db
    .selectFrom('exports')
    .select(['id', 'resource', 'format', 'filter', 'sort', 'fields', 'file_name'])
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw new JobRefused(says('not_found.export'))
  return row
}

function planned(registry: Registry, actor: Step['actor'], wanted: Wanted): ExportPlan {
  try {
    return planExport(registry, actor, wanted)
  } catch (error) {
    // The person lost the right, or the list its field, since it was asked for.
    if (error instanceof Problem) throw new JobRefused(sayingOf(error))
    throw error
  }
}

/** A file contains the columns of the list. */
const reading = (actor: Actor): Actor => ({ ...actor, reaches: rowReach(actor) })

interface Writing {
  registry: Registry
  plan: ExportPlan
  ids: readonly number[]
  key: string
  filesDir: string
  format: 'csv' | 'xlsx'
  /** Language of the column heads and of texts by the server. */
  language: Language
}
interface Written {
  rowCount: number
  byteCount: number
}

async function writeFile(
  run: TaskRun,
  { registry, plan, ids, key, filesDir, format, language }: Writing,
): Promise<Written> {
  const { resource, query, fields } = plan
  const tell = (value: unknown) => (resource.sayings ? spoken(value, language) : value)
  const writer = createTableWriter(await beginFile(filesDir, key), format)
  try {
    await writer.add([columnHeads(resource, ['id', ...fields], language)])
    let rowCount = 0
    for (let from = 0; from < ids.length; from += PAGE) {
      const page = ids.slice(from, from + PAGE)
      const rows = await run.step(({ actor, db }) =>
        selectRows({ registry, actor: reading(actor), reader: readerOf(db) }, resource, {
          ids: page,
          fields,
          trashed: query.trashed,
        }),
      )
      const lines = rows.map((row) => {
        const { id, attributes } = presentRow(resource, row)
        return [id, ...fields.map((name) => toCell(tell(attributes[name])))]
      })
      await writer.add(lines)
      rowCount += lines.length
      await run.progress(Math.min(from + PAGE, ids.length))
    }
    return { rowCount, byteCount: await writer.end() }
  } catch (error) {
    await writer.abort()
    await dropPart(filesDir, key)
    if (error instanceof CellTooLong) throw new JobRefused(error.saying)
    throw error
  }
}

async function complete(
  { db, now }: Step,
  id: number,
  key: string,
  { rowCount, byteCount }: Written,
) {
  await db
    .updateTable('exports')
    .set({
      file_key: key,
      row_count: rowCount,
      byte_count: byteCount,
      expires_at: new Date(now.getTime() + KEPT_MS),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
