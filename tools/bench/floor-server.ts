/**
 * The least that can answer the measured request: a bare HTTP server with the statement written by
 * hand, in the same kind of transaction under the same row-level security. No permission is asked,
 * no parameter read, nothing counted.
 *
 *   node tools/bench/floor-server.ts      DATABASE_URL, PORT, TEAM_ID, USER_ID
 */
import { createServer, type ServerResponse } from 'node:http'
import { Pool, types } from 'pg'

const {
  DATABASE_URL = '',
  PORT = '0',
  TEAM_ID = '',
  USER_ID = '',
  DATABASE_POOL = '6',
} = process.env
types.setTypeParser(types.builtins.INT8, Number)
const pool = new Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) })

const STATEMENT = `
  with p as (
    select t.id as row_id, t.updated_at::text as key_updated_at, t.content_id, t.feed_id, t.studio_account_id,
      t.title, t."desc", t.cover, t.image, t.video, t.topic, t.images, t.paragraphs, t.picture, t.channel,
      t.channel_state, t.pv_count, t.like_count, t.collect_count, t.comment_count, t.metrics_at, t.improve_hints,
      t.item_ids, t.source_items, t.cps_amount_fen / 100.0::float8 as cps_amount, t.cps_imported_at, t.status,
      t.source_user, t.priority, t.user_id, t.created_at, t.release_at, t.published_at, t.processed_at,
      t.updated_at, t.publish_tag
    from carry_publishes t
    where t.business_team_id = $1 and t.deleted_at is null and t.channel = any($2::text[])
    order by t.updated_at desc, t.id desc limit 25
  )
  select p.*, (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
      select c.id as row_id, c.title, c.cover, c.asset_cover, c.images, c.item_picture, c.video, c."desc", c.audio_text,
        c.status, c.source, c.channel, c.content_type, c.document_id, c.ratio, c.play, c.paragraphs, c.items, c.topic,
        c.category, c.extra_info, c.creative_info, c.user_id, c.carry_source_id, c.assigned_account_id, c.assigned_at,
        c.business_category_id, c.origin_type, c.origin_id, c.author_id, c.source_author, c.source_published_at,
        c.like_count, c.collect_count, c.comment_count, c.aweme_at, c.review_reason, c.reviewed_at, c.downloaded_at,
        c.claimed_until, c.updated_at, c.created_at, c.published_at
      from carry_contents c where c.business_team_id = $1 and c.deleted_at is null and c.id = p.content_id) r) as contents
  from p order by p.key_updated_at desc, p.row_id desc`

interface Row extends Record<string, unknown> {
  row_id: number
  contents: Record<string, unknown>[]
}

const server = createServer((_request, response) => {
  void respond(response)
})
server.listen(Number(PORT), '127.0.0.1')

async function respond(response: ServerResponse) {
  try {
    const text = await answer()
    response.writeHead(200, { 'content-type': 'application/vnd.api+json' })
    response.end(text)
  } catch (error) {
    response.writeHead(500)
    response.end(String(error))
  }
}

async function answer(): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      "select set_config('omc.team_id', $1, true), set_config('omc.user_id', $2, true), set_config('omc.all_teams', 'off', true)",
      [TEAM_ID, USER_ID],
    )
    const { rows } = await client.query<Row>(STATEMENT, [TEAM_ID, ['youhaohuo']])
    await client.query('commit')
    return JSON.stringify(toDocument(rows))
  } finally {
    client.release()
  }
}

function toDocument(rows: Row[]) {
  const included = new Map<unknown, object>()
  const data = rows.map(({ row_id: id, key_updated_at: _key, contents, ...attributes }) => {
    for (const { row_id: contentId, ...own } of contents)
      included.set(contentId, {
        type: 'carry_contents',
        id: String(contentId),
        attributes: own,
      })
    return {
      type: 'carry_publishes',
      id: String(id),
      attributes,
      relationships: {
        carry_content: {
          data: { type: 'carry_contents', id: String(attributes.content_id) },
        },
      },
    }
  })
  return {
    data,
    included: [...included.values()],
    meta: { record_count: rows[0]?.record_count ?? 0 },
  }
}
