import type { Kitchen, Recipe } from '../kitchen.ts'

const table = (text: string) => Buffer.from(text).toString('base64')

/** A table with the headers that the import knows by itself. */
const imported =
  (text: string): Recipe =>
  () => ({ attributes: { blob: table(text), mapping: undefined } })

/** Of two ways to name the rows, one. */
const oneOf =
  (first: string, second: string, rest: readonly string[] = []): Recipe =>
  ({ call, world, operation }) => {
    const given = call.attributes?.[first]
    const ids = Array.isArray(given) && given.length > 0 ? given : undefined
    const [id] = world.idsOf(operation.resource.type)
    return {
      attributes: {
        [first]: ids ?? [id],
        [second]: undefined,
        ...Object.fromEntries(rest.map((name) => [name, undefined])),
      },
    }
  }

/** An assignment that is open. */
const openTask: Recipe = async (kitchen) => ({ id: await kitchen.makeRow('creator_tasks') })

/** A row of the caller's team that is as the call needs it. */
async function rowWith({ t, caller }: Kitchen, table: string, condition: string): Promise<string> {
  const [row] = await t.rows<{ id: number }>(
    `select id from ${table} t where ${condition} and deleted_at is null
     and business_team_id = $1 order by random() limit 1`,
    [caller.teamId],
  )
  return String(row?.id ?? 0)
}

/** Nothing in the way of taking materials up. */
const acceptedMaterials = ({ t }: Kitchen) =>
  t.rows(`update carry_materials set status = 'checked' where status = 'rejected'`)

/** Quiet hours with both ends, and publishing as every channel allows it. */
const account: Recipe = () => ({
  attributes: { quiet_from: '22:00', quiet_to: '07:00', publish_by: 'browser' },
})

/** A content that awaits review, in the hands of the caller. */
const held: Recipe = async (kitchen) => {
  const { table } = kitchen.operation.resource
  const id = await rowWith(kitchen, table, 'true')
  await kitchen.t.rows(
    `update ${table} set status = 'processed', claimed_by = $2, claimed_until = now() where id = $1`,
    [id, kitchen.caller.userId],
  )
  return { id }
}

/** Contents, materials, goods and what is imported into them. */
export const CONTENT_RECIPES: Readonly<Record<string, Recipe>> = {
  'studio_accounts.update': account,
  'studio_accounts.batch_update_from_import': ({ world }) =>
    imported(`账号ID,备注\n${world.valuesOf('uid', 'own')[0]},早班\n`)({} as never),
  'carry_contents.claim': held,
  'smart_contents.claim': held,
  'carry_publishes.import_cps_amount': imported('内容ID,佣金\n500000000,12.5\n'),
  'document_contents.import_data': () => ({
    attributes: { blob: table('正文\n今天的保温杯\n'), mapping: undefined, format: undefined },
  }),
  'studio_contents.refresh_content_aweme': async (kitchen) => ({
    id: await rowWith(kitchen, 'studio_contents', 'content_id is not null'),
  }),
  'carry_contents.refresh_content_aweme': async (kitchen) => {
    await kitchen.t.rows(
      `update carry_contents set document_id = 'd-' || id where document_id is null`,
    )
    return { id: await rowWith(kitchen, 'carry_contents', `source = 'douyin'`) }
  },
  'carry_materials.check_material_from_channel': async (kitchen) => ({
    id: await rowWith(
      kitchen,
      'carry_materials',
      'exists (select from carry_items i where i.carry_material_id = t.id and i.deleted_at is null)',
    ),
  }),
  'carry_contents.generate_carry_creator': () => ({ attributes: { creator_task_id: undefined } }),
  'creator_tasks.copy_to_user': openTask,
  'creator_tasks.sync_content': openTask,
  'creator_tasks.add_content_from_douyin': openTask,
  'creator_tasks.add_content_from_compass': openTask,
  'creator_tasks.add_content_from_import': async (kitchen) => ({
    ...(await openTask(kitchen)),
    attributes: { mapping: undefined },
  }),
  'creator_tasks.creation_contents': openTask,
  'creator_pools.create': async (kitchen) => ({
    attributes: {
      creator_task_id: await kitchen.makeRow('creator_tasks'),
      goods_id: crypto.randomUUID(),
    },
  }),
  'studio_pools.create': () => ({ attributes: { item_id: crypto.randomUUID() } }),
  'business_pools.create': () => ({ attributes: { item_id: crypto.randomUUID() } }),
  'studio_sources.create': () => ({ attributes: { author_id: crypto.randomUUID() } }),
  'studio_sources.request_info': () => ({ query: { author_id: 'a-1001' } }),
  'studio_accounts.get_publish_info': ({ call }) => {
    const { platform: _any, ...query } = call.query
    return { query, wholeQuery: true }
  },
  'carry_materials.creative_new_content': async (kitchen) => {
    await acceptedMaterials(kitchen)
    return {}
  },
  'smart_contents.smart_publishes': async ({ t, caller }) => {
    const [row] = await t.rows<{ id: number }>(
      `select content_id as id from smart_publishes where deleted_at is null
       and content_id is not null and business_team_id = $1 order by id limit 1`,
      [caller.teamId],
    )
    return row ? { id: row.id } : {}
  },
  'smart_contents.update': () => ({ attributes: { image_assign_index: undefined } }),
  'carry_materials.sync_commerce_items': ({ world }) => ({
    attributes: { ids: world.idsOf('carry_materials').slice(0, 2), item_ids: undefined },
  }),
  'carry_publishes.save_to_processed': async ({ t }) => {
    await t.rows(`update carry_publishes set status = 'published', deleted_at = null`)
    return {}
  },
  'creator_contents.get_publish_params': ({ world }) => ({
    attributes: { uid: world.valuesOf('uid', 'own')[0] },
  }),
  'carry_publishes.all_in_processed': oneOf('ids', 'matching', ['expected_count']),
  'carry_publishes.all_in_deleted': oneOf('ids', 'matching', ['expected_count']),
  'carry_publishes.batch_update_processed_assets': ({ call }) => {
    const assets = (call.attributes?.assets ?? []) as { id: string }[] // As the schema declares.
    return { attributes: { assets: assets.slice(0, 1) } }
  },
  'carry_sources.request_info': () => ({ query: { author_id: 'a-1001' } }),
  'creator_contents.batch_assign_account': ({ world }) => ({
    attributes: {
      ids: world.idsOf('creator_contents').slice(0, 2),
      studio_account_id: world.idsOf('studio_accounts')[0],
      assignments: undefined,
    },
  }),
  'creator_contents.update': async (kitchen) => {
    await kitchen.t.rows(`update creator_contents set status = 'processed', deleted_at = null`)
    return { id: await rowWith(kitchen, 'creator_contents', 'true') }
  },
  'smart_contents.batch_content_status': ({ call, world }) => ({
    attributes: {
      ids: call.attributes?.ids ?? world.idsOf('smart_contents').slice(0, 2),
      status: call.attributes?.status ?? 'checked',
      from_status: undefined,
      to_status: undefined,
    },
  }),
  'creative_contents.update': () => ({ attributes: { status: undefined } }),
  'channel_rules.update': () => ({
    attributes: { title_min: undefined, images_min: undefined, title_max: 60, images_max: 18 },
  }),
}
