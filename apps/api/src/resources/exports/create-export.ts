import { parseLanguage, type Language } from '@omc/core'
import { planExport } from '../../exports/plan-export.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { spaced } from '../../jsonapi/field-labels.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { languageOf } from '../../kernel/request-language.ts'
import { plainName } from '../../media/plain-name.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'

interface Input {
  resource: string
  format: 'csv' | 'xlsx'
  filter?: Record<string, unknown>
  sort?: string
  fields?: string[]
  file_name?: string
}

/**
 * Starts an export after its list, filter, sort, fields and permission have been looked at. Its heads
 * and its name are in the language that the caller asks for.
 *
 * @throws Problem 403 `forbidden`; 422 pointing to what the list does not take; 429 `queue_full`
 */
export async function createExport(registry: Registry, context: Context, input: Input) {
  const { db, now } = context
  const actor = actorOf(context)
  const { resource, format, filter = {}, sort = '', fields = [] } = input
  const language = parseLanguage(languageOf(context.request.headers['accept-language']))
  const plan = planExport(registry, actor, { resource, filter, sort, fields })
  const row = await db
    .insertInto('exports')
    .values({
      business_team_id: actor.teamId,
      user_id: actor.userId,
      resource,
      format,
      filter: JSON.stringify(filter),
      sort,
      fields,
      file_name: nameOf(input.file_name ?? listName(plan.resource, language), format, now),
      job_id: null,
      file_key: null,
      row_count: null,
      byte_count: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job_id = await startJob(context, {
    kind: 'export',
    input: { export_id: row.id, language },
    operation: 'exports.create',
  })
  await db.updateTable('exports').set({ job_id }).where('id', '=', row.id).execute()
  return { id: row.id }
}

const listName = ({ label, type }: Resource, language: Language): string =>
  language === 'zh' ? label.zh : spaced(type)

/** A plain name with the day in it. */
function nameOf(wanted: string, format: string, now: Date): string {
  const plain = plainName(wanted.replace(/\.(csv|xlsx)$/i, ''))
  return `${plain || 'export'}-${now.toISOString().slice(0, 10)}.${format}`
}
