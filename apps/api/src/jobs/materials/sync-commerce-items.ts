import { type Saying, says } from '@omc/core/problems'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import type { GoodsAvailability } from '../../gateway/gateway.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { itemScope } from '../../workflows/materials/item-scope.ts'
import { reachChannel } from '../../workflows/materials/reach-channel.ts'
import { saveAvailability } from '../../workflows/materials/save-availability.ts'
import { defineTask } from '../define-task.ts'
import type { Step, TaskRun } from '../task.ts'

interface Item {
  id: number
  source: string
  item_id: string
  business_team_id: number
}

const Ids = T.Optional(T.Array(T.String()))
const input = T.Object({ ids: Ids, item_ids: Ids })
type Input = Static<typeof input>
/** Items per request to the channel. */
const CHUNK = 100

/**
 * Refreshes price, commission and availability of items, platform by platform. Asking twice
 * changes nothing, so a further try goes on where the last one stopped.
 *
 * @source domain: verb table (sync_*)
 */
export const syncCommerceItems = defineTask({
  kind: 'sync_commerce_items',
  rows: '/guanghe/item/list',
  title: { zh: '选品同步', en: 'Goods sync' },
  retryDelaysMs: [5000, 60_000],
  input,
  async run({ input, doneCount, step, progress }) {
    const items = await step((one) => findItems(one, input))
    const chunks = chunksOf(items)
    const totals = { synced: 0, offered: 0 }
    const failed: ({ source: string; count: number } & Saying)[] = []
    let done = 0
    await progress(Math.min(doneCount, items.length), items.length)
    for (const chunk of chunks) {
      done += chunk.items.length
      if (done <= doneCount) continue
      const result = await syncChunk(step, chunk)
      if ('words' in result)
        failed.push({ source: chunk.source, count: chunk.items.length, ...result })
      else {
        totals.synced += chunk.items.length
        totals.offered += result.offered
      }
      await progress(done)
    }
    return {
      ...totals,
      failed,
      ...says('done.commerce_items', { synced: totals.synced, offered: totals.offered }),
    }
  },
})

async function findItems({ db, actor }: Step, { ids, item_ids }: Input): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select t.id, t.source, t.item_id, t.business_team_id from carry_items t
    where t.deleted_at is null and ${itemScope(actor)}
      and (t.carry_material_id = any(${ids ?? []}::bigint[]) or t.id = any(${item_ids ?? []}::bigint[]))
    order by t.source, t.business_team_id, t.id`.execute(db)
  return rows
}

interface Chunk {
  source: string
  teamId: number
  items: Item[]
}

/** One platform and one team in each. */
function chunksOf(items: readonly Item[]): Chunk[] {
  const chunks: Chunk[] = []
  for (const item of items) {
    const last = chunks.at(-1)
    if (
      last?.source === item.source &&
      last.teamId === item.business_team_id &&
      last.items.length < CHUNK
    )
      last.items.push(item)
    else chunks.push({ source: item.source, teamId: item.business_team_id, items: [item] })
  }
  return chunks
}

async function syncChunk(
  step: TaskRun['step'],
  { source, teamId, items }: Chunk,
): Promise<{ offered: number } | Saying> {
  const reached = await step(async ({ db, services }) => ({
    channel: await reachChannel(db, services.keys, source),
    gateway: services.gateway,
  }))
  const { channel, gateway } = reached
  if (channel instanceof Problem) return sayingOf(channel)
  const said = new Map<string, GoodsAvailability>()
  try {
    const answer = await gateway.goodsAvailability(
      channel,
      items.map(({ item_id }) => item_id),
    )
    for (const one of answer) said.set(`${source}/${one.item_id}`, one)
  } catch (error) {
    // No answer is worth another try of the job; a clear no is this platform's own.
    if (error instanceof Problem && error.status !== 503) return sayingOf(error)
    throw error
  }
  const offered = await step(({ db, now, actor }) =>
    saveAvailability({ db, now, actor, teamId, userId: actor.userId }, items, said),
  )
  return { offered }
}
