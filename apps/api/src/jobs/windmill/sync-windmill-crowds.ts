import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent, Crowd } from '../../gateway/gateway.ts'
import { CROWD_CHANNEL } from '../../workflows/jobs/start-channel-job.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'

const PAGE_SIZE = 50
const MAX_PAGES = 40
/** Pieces that are taken over for one group in one round. */
const PIECES = 5

/**
 * Brings the audience groups up to date, and for each group the pieces that the channel has for it.
 * Categories that people gave stay, and a piece that was taken over once is left alone.
 *
 * @source domain: words (windmill crowd, windmill content)
 */
export const syncWindmillCrowds = defineTask({
  kind: 'sync_windmill_crowds',
  rows: '/carry/content/list?tab=crowds',
  title: { zh: '同步风车人群', en: 'Crowd sync' },
  retryDelaysMs: [5000, 60_000, 300_000],
  input: T.Object({}),
  async run({ step, progress }) {
    const { channel, gateway } = await step(async ({ db, services }) => ({
      channel: await findChannel(db, services.keys, CROWD_CHANNEL),
      gateway: services.gateway,
    }))
    let groups = 0
    let pieces = 0
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data, total } = await gateway.crowds(channel, { page, size: PAGE_SIZE })
      for (const crowd of data) {
        const id = await step((one) => keepCrowd(one, crowd))
        const found = await gateway.searchContents(channel, { q: crowd.group_name, size: PIECES })
        pieces += await step((one) => keepPieces(one, { id, crowd, pieces: found.data }))
        groups += 1
        await progress(groups, total)
      }
      if (data.length === 0 || groups >= total) break
    }
    return {
      groups,
      pieces,
      ...says('done.crowds', { groups, pieces }),
    }
  },
})

async function keepCrowd({ db, now, actor }: Step, crowd: Crowd): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into windmill_crowds (business_team_id, platform, crowd_id, group_name, category, data_type, size,
      synced_at, created_at, updated_at)
    values (${actor.teamId}, ${CROWD_CHANNEL}, ${crowd.crowd_id}, ${crowd.group_name}, ${crowd.category},
      ${crowd.data_type}, ${crowd.size}, ${now}, ${now}, ${now})
    on conflict (business_team_id, platform, crowd_id) do update set group_name = excluded.group_name,
      data_type = excluded.data_type, size = excluded.size, synced_at = excluded.synced_at,
      updated_at = excluded.updated_at
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

async function keepPieces(
  { db, now, actor }: Step,
  { id, crowd, pieces }: { id: number; crowd: Crowd; pieces: readonly AuthorContent[] },
): Promise<number> {
  let made = 0
  for (const piece of pieces) {
    // A piece with images is ready; without them it needs a review first.
    const status = piece.images.length > 0 ? 'processed' : 'fetched'
    const { numAffectedRows } = await sql`
      insert into windmill_contents (business_team_id, windmill_crowd_id, platform, content_id, title, "desc", cover,
        images, group_name, category, data_type, status, published_at, created_at, updated_at)
      values (${actor.teamId}, ${id}, ${CROWD_CHANNEL}, ${piece.content_id}, ${piece.title}, ${piece.desc}, ${piece.cover},
        ${piece.images}, ${crowd.group_name}, ${crowd.category}, ${crowd.data_type}, ${status}, null, ${now}, ${now})
      on conflict (business_team_id, platform, content_id) do nothing`.execute(db)
    made += Number(numAffectedRows ?? 0)
  }
  return made
}
