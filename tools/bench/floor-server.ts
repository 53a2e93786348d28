/**
 * Minimal server for the measured request: bare HTTP with a hand-written statement, the same
 * indexes and the same row-level security, in one round trip. It checks no permission and no
 * parameter, and counts each total once.
 *
 *   node tools/bench/floor-server.ts      DATABASE_URL, PORT, TEAM_ID, USER_ID
 */
import { createServer, type ServerResponse } from 'node:http'
import { ACTOR_SETTINGS } from '../../apps/api/src/db/actor-settings.ts'
import { createGuardedPool } from '../../apps/api/src/db/guarded-pool.ts'
import { noLoss } from '../../apps/api/src/db/silence-watch.ts'

const {
  DATABASE_URL = '',
  PORT = '0',
  TEAM_ID = '',
  USER_ID = '',
  DATABASE_POOL = '6',
} = process.env
const pool = createGuardedPool({
  connectionString: DATABASE_URL,
  max: Number(DATABASE_POOL),
  lastLoss: noLoss(),
  onError: console.error,
})
/** A team member with read access to the whole team. */
const MEMBER: Readonly<Record<string, string>> = {
  'omc.team_id': TEAM_ID,
  'omc.user_id': USER_ID,
  'omc.all_teams': 'off',
  'omc.reach': 'team',
  'omc.reads': 'team',
}
const settings = ACTOR_SETTINGS.map((name) => MEMBER[name] ?? '')
const totals = new Map<string, number>()

const NARROWED = `carry_contents t where t.business_team_id = $1 and t.deleted_at is null
  and t.status = $2 and t.source = $3`
const page = (size: number, number: number) => `
  with k as (select t.id, t.updated_at from ${NARROWED}
    order by t.updated_at desc, t.id desc limit ${size} offset ${size * (number - 1)})
  select t.id, t.title, t.cover, t.status, t.channel, t.source, t.category, t.updated_at,
    s.id as source_id, s.nickname, s.avatar, s.platform, c.id as category_id, c.name
  from k join carry_contents t on t.id = k.id
    left join carry_sources s on s.id = t.carry_source_id and s.deleted_at is null
    left join business_categories c on c.id = t.business_category_id and c.deleted_at is null
  order by k.updated_at desc, k.id desc`

type Row = Record<string, unknown>

const server = createServer((request, response) => {
  void respond(request.url ?? '/', response)
})
server.listen(Number(PORT), '127.0.0.1')

async function respond(url: string, response: ServerResponse) {
  try {
    const text = url === '/' ? '{}' : await answer(new URL(url, 'http://floor').searchParams)
    response.writeHead(200, { 'content-type': 'application/vnd.api+json' })
    response.end(text)
  } catch (error) {
    response.writeHead(500)
    response.end(String(error))
  }
}

async function answer(query: URLSearchParams): Promise<string> {
  const values = [TEAM_ID, query.get('filter[status]'), query.get('filter[source]')]
  const text = page(Number(query.get('page[size]')), Number(query.get('page[number]')))
  const rows = await pool.read({ settings, text, values })
  return JSON.stringify(toDocument(rows, await totalOf(values)))
}

async function totalOf(values: readonly unknown[]): Promise<number> {
  const key = values.join()
  const known = totals.get(key)
  if (known !== undefined) return known
  const text = `select count(*)::int as n from ${NARROWED}`
  const [row] = await pool.read({ settings, text, values })
  const total = Number(row?.['n'])
  totals.set(key, total)
  return total
}

function toDocument(rows: readonly Row[], total: number) {
  const included = new Map<string, object>()
  const data = rows.map((row) => {
    const { id, source_id: sourceId, category_id: categoryId, ...rest } = row
    const { nickname, avatar, platform, name, ...attributes } = rest
    const author = { type: 'carry_sources', id: String(sourceId) }
    const category = { type: 'business_categories', id: String(categoryId) }
    if (sourceId !== null)
      included.set(`s${author.id}`, { ...author, attributes: { nickname, avatar, platform } })
    if (categoryId !== null) included.set(`c${category.id}`, { ...category, attributes: { name } })
    const relationships = { carry_source: { data: author }, business_category: { data: category } }
    return { type: 'carry_contents', id: String(id), attributes, relationships }
  })
  return { data, included: [...included.values()], meta: { record_count: total } }
}
