import { says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import type { StudioPoolsTable } from '../../db/studio-tables.ts'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { findRule } from '../../writing/find-rule.ts'
import { studioContentRows } from '../studio-contents/studio-content-rows.ts'
import { studioPools } from '../studio-pools/studio-pools.resource.ts'
import { lockAccount, type AccountRow } from './account-contents.ts'
import { generateCopy, type Texts, type Written } from './generate-copy.ts'

type Pool = Selectable<StudioPoolsTable>
interface Input {
  ids?: string[]
  topic?: string
}

/** Goods per call: each text takes seconds, and a client waits a minute and a half. */
export const AT_ONCE = 10
const ORIGIN = 'studio_pools'

/**
 * Writes the texts for goods of the account that have no content yet.
 *
 * @throws Problem 404
 */
export async function findGoodsTexts(
  context: Context,
  { id, input }: { id: number; input: Input },
): Promise<() => Promise<Texts>> {
  const account = await lockAccount(context, id)
  const { pools } = await goodsOf(context, account, input.ids)
  const made = await madeOf(context, account, pools)
  const subjects = new Map(
    pools
      .filter((pool) => !made.has(String(pool.id)))
      .map((pool) => [
        pool.id,
        {
          title: pool.title || pool.item_id,
          category: pool.category,
          price: pool.price_fen / 100,
          ...(input.topic === undefined ? {} : { topic: input.topic }),
        },
      ]),
  )
  const rule = await findRule(context.db, account.business_team_id, account.platform)
  return () => generateCopy(context.services, context.actor, { subjects, rule })
}

/**
 * Makes one content of each of the goods of an account, once.
 *
 * @source resources §7 (creation_contents); domain: verb table (idempotent by origin)
 */
export async function creationContents(
  context: Context,
  { id, input, found }: { id: number; input: Input; found: Texts },
) {
  const account = await lockAccount(context, id)
  const { pools, failed } = await goodsOf(context, account, input.ids)
  const made = await madeOf(context, account, pools)
  const rows: DerivedRow[] = []
  for (const pool of pools) {
    const text = found.written.get(pool.id)
    if (text || made.has(String(pool.id))) rows.push(toContent(account, pool, input.topic, text))
    else if (!found.failed.some((failure) => failure.id === String(pool.id)))
      failed.push(rowFailure(pool.id, says('changed')))
  }
  return deriveRows(context, {
    operation: 'studio_accounts.creation_contents',
    into: studioContentRows,
    rows,
    failed: [...failed, ...found.failed],
  })
}

/** The given goods of the account, or the chosen ones without a content, the oldest first. */
async function goodsOf(context: Context, account: AccountRow, ids: readonly string[] | undefined) {
  const wanted = ids ?? (await chosenGoods(context, account))
  const { rows, failed } = await findRows<Pool>(context, studioPools, wanted)
  for (const row of rows)
    if (row.studio_account_id !== account.id)
      failed.push(rowFailure(row.id, says('not_found.of_account')))
  return { pools: rows.filter((row) => row.studio_account_id === account.id), failed }
}

async function chosenGoods(context: Context, { id, business_team_id: teamId }: AccountRow) {
  const { rows } = await sql<{ id: string }>`
    select t.id::text as id from studio_pools t
    where t.studio_account_id = ${id} and t.checked and t.deleted_at is null
      and ${studioPools.scope(actorOf(context))}
      and not exists (select from studio_contents c where c.business_team_id = ${teamId}
        and c.origin_type = ${ORIGIN} and c.origin_id = t.id::text)
    order by t.id limit ${AT_ONCE}`.execute(context.db)
  return rows.map((row) => row.id)
}

/** Ids of the goods that a content was made of before. */
async function madeOf(
  { db }: Context,
  { business_team_id: teamId }: AccountRow,
  pools: readonly Pool[],
): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('studio_contents')
    .select('origin_id')
    .where('business_team_id', '=', teamId)
    .where('origin_type', '=', ORIGIN)
    .where('origin_id', 'in', ['', ...pools.map(({ id }) => String(id))])
    .execute()
  return new Set(rows.map((row) => row.origin_id))
}

function toContent(
  account: AccountRow,
  pool: Pool,
  topic: string | undefined,
  text: Written | undefined,
): DerivedRow {
  const images = pool.images.length > 0 ? pool.images : [pool.pic_url].filter(Boolean)
  return {
    source: String(pool.id),
    origin: { type: ORIGIN, id: String(pool.id) },
    values: {
      business_team_id: account.business_team_id,
      user_id: account.user_id,
      studio_account_id: account.id,
      platform: account.platform,
      source: 'creation',
      title: text?.title ?? pool.title,
      desc: text?.desc ?? '',
      topic: topic ?? '',
      category: pool.category || account.category,
      images,
      cover: images[0] ?? '',
      items: JSON.stringify([{ item_id: pool.item_id, title: pool.title }]),
      status: imageResultStatus('carry', images.length),
    },
  }
}
