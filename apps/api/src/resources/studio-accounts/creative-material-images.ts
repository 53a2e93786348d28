import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { search } from '../../jsonapi/filters.ts'
import { creativeMaterials } from '../creative-materials/creative-materials.resource.ts'
import { lockAccount } from './account-contents.ts'

interface Query {
  studio_account_id?: string
  business_pool_id?: string
  sn?: string
  category?: string
  search?: string
  'page[number]'?: number
  'page[size]'?: number
}
/** @source resources §9 (image lists page size) */
export const IMAGES_PAGE = 100

interface Image {
  id: number
  image: string
  make_image: string
  filename: string
  sn: string
  priority: number
  category: string
  business_pool_id: number | null
}

/**
 * Images that contents can be made of, the most wanted first. With an account only those of its
 * category, where it has one.
 *
 * @throws Problem 404 for an account that is not the caller's
 */
export async function getCreativeMaterialImages(context: Context, { query }: { query: Query }) {
  const account =
    query.studio_account_id === undefined
      ? undefined
      : await lockAccount(context, Number(query.studio_account_id))
  const category = query.category ?? account?.category
  const size = query['page[size]'] ?? IMAGES_PAGE
  const conditions = [
    sql<boolean>`t.deleted_at is null`,
    creativeMaterials.scope(actorOf(context)),
    ...(account ? [sql<boolean>`t.business_team_id = ${account.business_team_id}`] : []),
    ...(category ? [sql<boolean>`t.category in (${category}, '')`] : []),
    ...(query.sn === undefined ? [] : [sql<boolean>`t.sn = ${query.sn}`]),
    ...(query.business_pool_id === undefined
      ? []
      : [sql<boolean>`t.business_pool_id = ${query.business_pool_id}::bigint`]),
    ...(query.search === undefined ? [] : [search('filename', 'sn').where(query.search)]),
  ]
  const { rows } = await sql<Image & { total: number }>`
    select t.id, t.image, t.make_image, t.filename, t.sn, t.priority, t.category, t.business_pool_id,
      count(*) over ()::int as total
    from creative_materials t where ${sql.join(conditions, sql` and `)}
    order by t.priority desc, t.id desc limit ${size} offset ${((query['page[number]'] ?? 1) - 1) * size}`.execute(
    context.db,
  )
  context.answer.meta.record_count = rows[0]?.total ?? 0
  return rows.map(({ total: _total, business_pool_id: poolId, id, ...image }) => ({
    id: String(id),
    ...image,
    business_pool_id: poolId === null ? null : String(poolId),
  }))
}
