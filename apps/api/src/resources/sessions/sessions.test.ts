import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let here: Caller
let there: Caller
beforeEach(async () => {
  t = await createTestApp()
  here = await t.as('operator')
  there = await t.as('operator')
})
afterEach(() => t.close())

const PATH = '/api/v1/sessions'
const numberOf = async (sessionId: string) =>
  (await t.rows<{ number: number }>('select number from sessions where id = $1', [sessionId]))[0]!
    .number
const isLive = async (caller: Caller) => (await caller.get('/api/v1/users/get_info')).status === 200

it('sessions.list shows the own living ones, tells which one asks, and no key of any', async () => {
  await t.as('creator')
  const ended = await t.as('operator')
  await t.rows('update sessions set ended_at = now() where id = $1', [ended.sessionId])
  const { body } = await here.get(PATH)
  expect(body.meta.record_count).toBe(2)
  const current = body.data.filter(
    (row: { attributes: { current: boolean } }) => row.attributes.current,
  )
  expect(current).toHaveLength(1)
  expect(current[0].id).toBe(String(await numberOf(here.sessionId)))
  for (const secret of [here.sessionId, there.sessionId])
    expect(JSON.stringify(body)).not.toContain(secret)
})

it('sessions.end ends another own one at once, with its sockets and one audit row', async () => {
  const answer = await here.delete(`${PATH}/${await numberOf(there.sessionId)}`)
  expect(answer.status).toBe(204)
  expect(await isLive(there)).toBe(false)
  expect(await isLive(here)).toBe(true)
  expect(t.broadcast.ended()).toEqual([there.sessionId])
  expect(await t.rows('select operation from audit_events')).toEqual([
    { operation: 'sessions.end' },
  ])
  expect((await here.delete(`${PATH}/${await numberOf(there.sessionId)}`)).status).toBe(404)
})

it('sessions.end of the own one signs out here too', async () => {
  const answer = await here.delete(`${PATH}/${await numberOf(here.sessionId)}`)
  expect(answer.cookies).toMatchObject([{ name: 'omc_refresh', value: '' }])
  expect(await isLive(here)).toBe(false)
})

it('sessions.end answers 404 to the session of somebody else, who stays signed in', async () => {
  const creator = await t.as('creator')
  const admin = await t.as('admin')
  const number = await numberOf(creator.sessionId)
  expect((await here.delete(`${PATH}/${number}`)).status).toBe(404)
  expect((await admin.delete(`${PATH}/${number}`)).status).toBe(404)
  expect(await isLive(creator)).toBe(true)
})

it('sessions.end_others leaves only the one that asks', async () => {
  const creator = await t.as('creator')
  const answer = await here.post(`${PATH}/end_others`)
  expect(answer.body.data).toEqual({ ended_sessions: 1 })
  expect([await isLive(here), await isLive(there), await isLive(creator)]).toEqual([
    true,
    false,
    true,
  ])
})
