import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../test/support.ts'
import { registry } from '../resources/index.ts'
import { createDesk, type Desk, type Held } from '../workflows/ledger/testing/publishing-desk.ts'

let desk: Desk
let stranger: Caller
let theirs: Record<string, string>
let held: Held
let uid: string
const TABLES = [
  'studio_accounts',
  'carry_contents',
  'carry_publishes',
  'publish_contents',
  'publish_attempts',
  'publish_events',
  'devices',
  'account_leases',
  'commands',
  'users',
  'business_teams',
]
const snapshot = async () => {
  const teamId = desk.operator.teamId
  const parts = await Promise.all(
    TABLES.map((table) =>
      desk.t.rows(
        `select * from ${table} where ${table === 'business_teams' ? 'id' : 'business_team_id'} = $1 order by 1`,
        [teamId],
      ),
    ),
  )
  return JSON.stringify(parts)
}
beforeAll(async () => {
  desk = await createDesk()
  stranger = await desk.t.as('operator2')
  const bench = await desk.account({ nickname: '小红豆' })
  uid = bench.uid
  const content = await desk.make.content({
    business_team_id: bench.by.teamId,
    user_id: bench.by.userId,
  })
  await bench.queue({ content_id: content.id })
  held = await bench.send()
  await bench.post(held)
  await bench.queue()
  held = await bench.send()
  const command = await bench.by.post('/api/v1/commands', { uid, command: 'open_page' })
  theirs = {
    studio_accounts: String(bench.accountId),
    carry_contents: String(content.id),
    publish_contents: String(held.contentId),
    publish_attempts: String(held.attemptId),
    devices: bench.deviceId,
    commands: command.body.data.id,
    users: String(bench.by.userId),
    business_teams: String(bench.by.teamId),
  }
})
afterAll(() => desk.close())

const own = registry.operations.filter(({ may }) => may !== 'public')

describe('a person of another team', () => {
  it('sees nothing of this team in any list, by no filter', async () => {
    const before = await snapshot()
    const lists = own.filter(({ verb }) => verb === 'list')
    expect(lists.length).toBeGreaterThanOrEqual(10)
    for (const { path, resource } of lists) {
      const filters = Object.keys(resource.filters ?? {})
      const asked: Record<string, string>[] = [{}]
      if (filters.includes('uid')) asked.push({ 'filter[uid]': uid })
      for (const [name, type] of [
        ['studio_account_id', 'studio_accounts'],
        ['publish_content_id', 'publish_contents'],
        ['attempt_id', 'publish_attempts'],
        ['content_id', 'carry_contents'],
        ['user_id', 'users'],
      ] as const)
        if (filters.includes(name)) asked.push({ [`filter[${name}]`]: theirs[type]! })
      if (filters.includes('search')) asked.push({ 'filter[search]': theirs[resource.type] ?? uid })
      for (const query of asked) {
        const { status, body } = await stranger.get(path, { ...query, 'page[size]': '100' })
        if (status === 403) continue
        expect(status, `${path} ${JSON.stringify(query)}`).toBe(200)
        const ids = body.data.map(({ id }: { id: string }) => Number(id))
        const found = await desk.t.rows(
          `select id from ${resource.table} where id = any($1::bigint[]) and ${resource.table === 'business_teams' ? 'id' : 'business_team_id'} = $2`,
          [ids, desk.operator.teamId],
        )
        expect(found, `${path} ${JSON.stringify(query)}`).toEqual([])
      }
    }
    expect(await snapshot()).toBe(before)
  })

  it('cannot use ids and uids of this team in bodies and queries', async () => {
    const before = await snapshot()
    const mine = (
      await stranger.post('/api/v1/devices/register', { name: 'mine', device_no: 'mine' })
    ).body.data.id
    const content = await desk.make.content({
      business_team_id: stranger.teamId,
      user_id: stranger.userId,
    })
    const account = await desk.make.account({
      business_team_id: stranger.teamId,
      user_id: stranger.userId,
    })
    const answers = [
      await stranger.post('/api/v1/devices/register', {
        name: 'x',
        device_no: 'x',
        uid,
        take_over: true,
      }),
      await stranger.get('/api/v1/carry_contents/get_publish_content', {
        device_id: theirs.devices!,
      }),
      await stranger.post('/api/v1/carry_contents/set_publish_response', {
        attempt_key: held.attemptKey,
        device_id: held.deviceId,
        fence: held.fence,
        outcome: 'published',
        feed_id: 'x',
      }),
      await stranger.post('/api/v1/publish_contents', { uid, title: 'x' }),
      await stranger.post(`/api/v1/carry_contents/${content.id}/submit_to_publish`, { uid }),
      await stranger.post('/api/v1/carry_contents/batch_to_publish', {
        uid,
        ids: [String(content.id)],
      }),
      await stranger.post('/api/v1/commands', { uid, command: 'start_publish' }),
      await stranger.post(`/api/v1/commands/${theirs.commands}/acknowledge`, {
        device_id: mine,
        phase: 'received',
      }),
      await stranger.get('/api/v1/commands/inbox', { device_id: theirs.devices! }),
      await stranger.get('/api/v1/studio_accounts/get_publish_info', { uid }),
    ]
    expect(answers.map(({ status }) => [404, 409].includes(status))).toEqual(
      answers.map(() => true),
    )
    const batch = await stranger.post('/api/v1/carry_contents/batch_to_publish', {
      uid: account.uid,
      ids: [theirs.carry_contents!],
    })
    expect(batch.body.data).toMatchObject({
      succeeded: [],
      failed: [{ id: theirs.carry_contents, error: { code: 'not_found' } }],
    })
    expect(
      (await stranger.get('/api/v1/studio_accounts/get_select', { search: uid })).body.data,
    ).toEqual([])
    expect(await snapshot()).toBe(before)
  })
})

describe('people who work across teams', () => {
  it('cannot mix the contents of one team with the account of another', async () => {
    const admin = await desk.t.as('site_admin')
    const foreign = await desk.make.content({ business_team_id: stranger.teamId })
    const answer = await admin.post(`/api/v1/carry_contents/${foreign.id}/submit_to_publish`, {
      uid,
    })
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'other_team'])
  })

  it('fill the queue of another team under that team', async () => {
    const admin = await desk.t.as('site_admin')
    const account = await desk.make.account({ business_team_id: stranger.teamId })
    const made = await admin.post('/api/v1/publish_contents', {
      uid: account.uid,
      title: 'by hand',
    })
    expect(made.status).toBe(201)
    expect(
      await desk.t.rows('select business_team_id from publish_contents where id = $1', [
        made.body.data.id,
      ]),
    ).toEqual([{ business_team_id: stranger.teamId }])
    expect(await desk.events(Number(made.body.data.id))).toEqual(['queued'])
  })
})

it('no answer to anybody carries a column that was not declared', async () => {
  const admin = await desk.t.as('admin')
  for (const { path, resource } of own.filter(({ verb }) => verb === 'list')) {
    const { body, status } = await admin.get(path, { 'page[size]': '100' })
    expect(status).toBe(200)
    const declared = new Set(Object.keys(resource.attributes.properties))
    for (const { attributes } of body.data)
      expect(Object.keys(attributes).filter((name) => !declared.has(name))).toEqual([])
    expect(JSON.stringify(body)).not.toMatch(/_sealed|password_hash|ticket_hash/)
  }
  for (const resource of registry.resources)
    expect(
      Object.keys(resource.attributes.properties).filter((name) =>
        /sealed|hash|^cookies$|^secret$/.test(name),
      ),
    ).toEqual([])
})
