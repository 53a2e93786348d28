import { CHANNELS } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import { defineImporter, importRows, type RowOf, type Table } from '../../imports/index.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Closed, Label, OneOf, Text, Email } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { withChange } from './change-log.ts'
import { studioAccountRows } from './studio-account-rows.ts'

/** An account as a row of a table; the uid, and the platform where two share it, say which. */
export const accountImporter = defineImporter({
  row: Closed({
    uid: Label(100),
    platform: T.Optional(OneOf(...CHANNELS)),
    nickname: T.Optional(Text(100)),
    username: T.Optional(Text(100)),
    email: T.Optional(Email),
    category: T.Optional(Text(100)),
    homepage: T.Optional(Text(2000)),
    device_no: T.Optional(Text(100)),
    remark: T.Optional(Text(500)),
    slogan: T.Optional(Text(500)),
    day_task_count: T.Optional(T.Integer({ minimum: 0, maximum: 10_000 })),
    visiable: T.Optional(T.Boolean()),
    publish_tag: T.Optional(Text(100)),
    mcn_name: T.Optional(Text(100)),
    has_already_sign: T.Optional(T.Boolean()),
    sub_operate_name: T.Optional(Text(100)),
  }),
  headers: {
    uid: ['账号ID', '账号'],
    platform: ['平台', '渠道'],
    nickname: ['昵称', '账号名称'],
    username: ['用户名', '登录名'],
    email: ['邮箱'],
    category: ['类目', '分类'],
    homepage: ['主页'],
    device_no: ['设备编号', '设备'],
    remark: ['备注'],
    slogan: ['简介', '签名'],
    day_task_count: ['每日任务数', '日任务数'],
    visiable: ['可见'],
    publish_tag: ['发布标签'],
    mcn_name: ['机构', 'MCN'],
    has_already_sign: ['已签约'],
    sub_operate_name: ['运营', '子运营'],
  },
})

interface Found {
  id: number
  change_logs: unknown[]
  [column: string]: unknown
}

/**
 * Changes accounts by the rows of a table; an empty cell leaves its field as it is.
 *
 * @throws Problem 422 for a table that cannot be read
 * @source resources §7 (batch_update_from_import)
 */
export function batchUpdateFromImport(
  context: Context,
  { input, found }: { input: { mapping?: Record<string, unknown> }; found: Table },
) {
  return importRows(context, {
    operation: 'studio_accounts.batch_update_from_import',
    resource: studioAccountRows,
    importer: accountImporter,
    table: found,
    mapping: input.mapping,
    store: async ({ uid, platform, ...values }) => {
      const before = await findByUid(context, uid, platform)
      return { id: before.id, change: await write(context, before, values) }
    },
  })
}

/** @throws Problem 404; 422 `ambiguous_uid` when two platforms share it and none is named */
async function findByUid(
  context: Context,
  uid: string,
  platform: string | undefined,
): Promise<Found> {
  const { rows } = await sql<Found>`
    select t.* from studio_accounts t
    where t.uid = ${uid} and (${platform ?? null}::text is null or t.platform = ${platform ?? null})
      and t.deleted_at is null and ${ownOrTeam(actorOf(context))} order by t.id limit 2 for update`.execute(
    context.db,
  )
  const [row, another] = rows
  if (!row) throw notFound(studioAccountRows.label)
  if (another) {
    throw problem('ambiguous_uid', { uid }, { source: { pointer: '/platform' } })
  }
  return row
}

type Values = Omit<RowOf<typeof accountImporter>, 'uid' | 'platform'>

async function write(context: Context, before: Found, values: Values) {
  const { db, now } = context
  const log = withChange(before.change_logs, {
    before,
    values,
    at: now,
    by: actorOf(context),
  })
  const set = { ...values, ...(log ? { change_logs: JSON.stringify(log) } : {}), updated_at: now }
  const names = Object.keys(set)
  const state = sql`jsonb_build_object(${sql.join(
    names.flatMap((name) => [sql.lit(name), sql.ref(`t.${name}`)]),
  )})`
  const old = await sql<{ state: Record<string, unknown> }>`
    select ${state} as state from studio_accounts t where t.id = ${before.id}`.execute(db)
  const assignments = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const fresh = await sql<{ state: Record<string, unknown> }>`
    update studio_accounts t set ${sql.join(assignments)} where t.id = ${before.id}
    returning ${state} as state`.execute(db)
  return { before: old.rows[0]?.state ?? {}, after: fresh.rows[0]?.state ?? {} }
}
