import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { findChannel } from '../../gateway/find-channel.ts'

let t: TestApp
let site: Caller
beforeAll(async () => {
  t = await createTestApp()
  site = await t.as('site_admin')
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.rows(
    `update channels set base_url = 'https://gateway.example.com/v1', enabled = true where name = 'jd'`,
  )
})

const jd = async () => {
  const { body } = await site.get('/api/v1/channels', { 'filter[search]': 'jd' })
  return body.data.find((row: { attributes: { name: string } }) => row.attributes.name === 'jd')
}
const update = async (attributes: object, headers = {}) =>
  site.put(`/api/v1/channels/${(await jd()).id}`, attributes, headers)
const address = () => t.database.asServer((db) => findChannel(db, t.services.keys, 'jd'))

describe('channels as rows', () => {
  it('channels.list shows where each is asked and what it offers, and no token', async () => {
    const { id } = await createFactories(t.database).team()
    await createFactories(t.database).account({ business_team_id: id, platform: 'jd' })
    const { attributes } = await jd()
    expect(attributes).toMatchObject({
      title_zh: '京东',
      base_url: 'https://gateway.example.com/v1',
      has_token: true,
      accounts_count: 1,
      capabilities: ['publish', 'draft', 'lookup', 'remove'],
    })
    expect(Object.keys(attributes).filter((key) => key.includes('token'))).toEqual([
      'has_token',
      'token_set_at',
    ])
  })

  it('channels.list narrows to those that are off', async () => {
    await update({ enabled: false })
    const { body } = await site.get('/api/v1/channels', { 'filter[enabled]': 'false' })
    const names = body.data.map((row: { attributes: { name: string } }) => row.attributes.name)
    expect(names).toEqual(['jd'])
  })

  it('channels.update turns one off: nothing asks it any more', async () => {
    expect((await update({ enabled: false })).status).toBe(200)
    await expect(address()).rejects.toMatchObject({ code: 'channel_disabled' })
  })

  it('channels.update keeps a new token sealed and uses it with the new address', async () => {
    const { body, status } = await update({
      base_url: 'https://other.example.com/v2',
      token: 'another-token',
    })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('another-token')
    expect(await address()).toMatchObject({
      baseUrl: 'https://other.example.com/v2',
      token: 'another-token',
    })
    const [event] = await t.rows<{ changes: unknown }>(
      `select changes from audit_events where operation = 'channels.update' order by id desc limit 1`,
    )
    expect(JSON.stringify(event)).not.toContain('another-token')
  })

  it('channels.update never sends the present token to another server', async () => {
    const { body, status } = await update({ base_url: 'https://other.example.com/v1' })
    expect(status).toBe(422)
    expect(body.errors[0]).toMatchObject({
      code: 'token_needed',
      source: { pointer: '/data/attributes/token' },
    })
    expect((await update({ base_url: 'https://gateway.example.com/v2' })).status).toBe(200)
  })

  it('channels.update changes capabilities, and audit_events.undo puts them back', async () => {
    const { body } = await update({ capabilities: ['publish'] })
    expect(body.data.attributes.capabilities).toEqual(['publish'])
    const [{ id } = { id: 0 }] = await t.rows<{ id: number }>(
      `select id from audit_events where operation = 'channels.update' order by id desc limit 1`,
    )
    expect((await site.post(`/api/v1/audit_events/${id}/undo`, {})).status).toBe(200)
    expect((await jd()).attributes.capabilities).toContain('lookup')
  })

  it.each([
    ['ftp://gateway.example.com', 'base_url'],
    ['', 'base_url'],
    ['https://a b', 'base_url'],
    ['http://:80', 'frame_url'],
    ['javascript:alert(1)', 'frame_url'],
  ])('channels.update refuses the address %j as %s', async (value, name) => {
    const { body, status } = await update({ [name]: value })
    expect(status).toBe(422)
    expect(body.errors[0].source.pointer).toBe(`/data/attributes/${name}`)
  })

  it('channels.get and channels.update are closed to managers of a team', async () => {
    const manager = await t.as('manager')
    const { id } = await jd()
    expect((await manager.get('/api/v1/channels')).status).toBe(403)
    expect((await manager.get(`/api/v1/channels/${id}`)).status).toBe(403)
    expect((await manager.put(`/api/v1/channels/${id}`, { enabled: false })).status).toBe(403)
  })
})
