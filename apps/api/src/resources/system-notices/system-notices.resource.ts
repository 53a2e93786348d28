import { sql } from 'kysely'
import T from 'typebox'
import { trashRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { code, flag } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Json, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { addressedTo } from '../../jsonapi/scope.ts'
import { keptCode, keptText } from '../../kernel/kept-saying.ts'
import { systemNoticesWords } from './system-notices.words.ts'

/**
 * `readed` keeps the documents' spelling.
 *
 * @source resources document §3, §7; spec README 22-24 (sorts, filter, page size)
 */
export const systemNotices: Resource = defineResource({
  type: 'system_notices',
  label: { zh: '通知', en: 'notice' },
  words: systemNoticesWords,
  table: 'system_notices',
  attributes: Closed({
    status: T.String(),
    source: T.String(),
    readed: T.Boolean(),
    title: T.String(),
    title_code: Nullable(T.String()),
    title_params: Nullable(Json),
    message: T.String(),
    message_code: Nullable(T.String()),
    message_params: Nullable(Json),
    level: OneOf('info', 'success', 'warning', 'error'),
    action: Nullable(T.String({ description: 'where a click leads to' })),
    job_id: Nullable(Id),
    created_at: Instant,
  }),
  computed: {
    title: keptText('title'),
    title_code: keptCode('title'),
    message: keptText('message'),
    message_code: keptCode('message'),
  },
  sayings: true,
  filters: { status: code('status'), source: code('source'), readed: flag('readed') },
  sorts: ['readed', 'created_at'],
  defaultSort: '-created_at,readed',
  defaultPageSize: 6,
  scope: addressedTo,
  personal: 'all',
  verbs: { list: 'notice:read', update: 'notice:edit' },
  update: Closed({ readed: T.Boolean() }),
  actions: {
    clear_notices: action({
      on: 'collection',
      method: 'DELETE',
      effect: 'write',
      may: 'notice:edit',
      summary: 'Move the own notices to the trash; the undo id brings them back.',
      output: { kind: 'data', schema: Closed({ count: Count, undo_id: Nullable(Id) }) },
      run: clear,
    }),
  },
})

/** Clears own notices only: one person cannot clear notices to the whole team. */
function clear(context: Context) {
  return trashRows(context, {
    operation: 'system_notices.clear_notices',
    resource: systemNotices,
    where: sql<boolean>`t.user_id = ${actorOf(context).userId}`,
  })
}
