import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../test/support.ts'
import { registry } from '../resources/index.ts'
import { takesPrecondition } from './unchanged-since.ts'

const PLAIN = '/api/v1/creative_contents'
const OWN = '/api/v1/users'
let t: TestApp
let manager: Caller
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
})
afterAll(() => t.close())

const since = (instant: string) => ({ 'if-unmodified-since': instant })
const updatedAt = async (path: string) =>
  (await manager.get(path)).body.data.attributes.updated_at as string
const create = async () => {
  const { body } = await manager.post(PLAIN, { title: '羽绒服' })
  // New rows have the time of the database, which the clock of the test may be behind.
  await t.rows('update creative_contents set updated_at = $1 where id = $2', [
    t.clock.now(),
    body.data.id,
  ])
  t.clock.advance(1500)
  return `${PLAIN}/${body.data.id}`
}
const refusal = ({ status, body }: Answer) => ({
  status,
  code: body.errors[0].code,
  params: body.errors[0].meta.params,
})

describe('an update', () => {
  it('is refused where the record was changed since it was read, with its present time', async () => {
    const path = await create()
    const read = await updatedAt(path)
    expect((await manager.put(path, { topic: 'one' }, since(read))).status).toBe(200)
    const present = await updatedAt(path)
    expect(present).not.toBe(read)
    expect(refusal(await manager.put(path, { topic: 'two' }, since(read)))).toEqual({
      status: 409,
      code: 'changed_since',
      params: { updated_at: present },
    })
    expect((await manager.get(path)).body.data.attributes.topic).toBe('one')
    expect((await manager.put(path, { topic: 'two' }, since(present))).status).toBe(200)
    // Without the header the last one wins, as before.
    expect((await manager.put(path, { topic: 'three' })).status).toBe(200)
  })

  it('knows a record that an undo has brought back as changed', async () => {
    const path = await create()
    await manager.put(path, { topic: 'one' })
    const read = await updatedAt(path)
    const [event] = await t.rows<{ id: string }>(
      'select id::text as id from audit_events order by audit_events.id desc limit 1',
    )
    t.clock.advance(1000)
    expect((await manager.post(`/api/v1/audit_events/${event?.id}/undo`)).status).toBe(200)
    expect(refusal(await manager.put(path, { topic: 'two' }, since(read)))).toMatchObject({
      status: 409,
      code: 'changed_since',
    })
  })

  it('lets one of two people through who save at the same moment', async () => {
    const path = await create()
    const read = await updatedAt(path)
    const saved = await Promise.all(
      ['a', 'b', 'c', 'd'].map((topic) => manager.put(path, { topic }, since(read))),
    )
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(saved.filter(({ status }) => status === 409)).toHaveLength(3)
    const winner = ['a', 'b', 'c', 'd'][saved.findIndex(({ status }) => status === 200)]
    expect((await manager.get(path)).body.data.attributes.topic).toBe(winner)
  })

  it('takes an HTTP date, which knows whole seconds', async () => {
    const path = await create()
    const second = new Date(await updatedAt(path)).toUTCString()
    expect((await manager.put(path, { topic: 'one' }, since(second))).status).toBe(200)
    t.clock.advance(1000)
    expect(refusal(await manager.put(path, { topic: 'two' }, since(second)))).toMatchObject({
      status: 409,
      code: 'changed_since',
    })
  })

  it.each(['yesterday', '2026-02-30T00:00:00Z', '2026-01-01', '1767225600', ''])(
    'refuses %j as a precondition, and writes nothing',
    async (text) => {
      const path = await create()
      const answer = await manager.put(path, { topic: 'one' }, since(text))
      expect([answer.status, answer.body.errors[0].code, answer.body.errors[0].source]).toEqual([
        400,
        'invalid_precondition',
        { parameter: 'If-Unmodified-Since' },
      ])
      expect((await manager.get(path)).body.data.attributes.topic).toBe('')
    },
  )

  it('with steps of its own is refused alike, and its person is told in their language', async () => {
    const creator = await t.as('creator')
    const path = `${OWN}/${creator.userId}`
    const read = await updatedAt(path)
    t.clock.advance(1000)
    expect((await manager.put(path, { full_name: '一' }, since(read))).status).toBe(200)
    const headers = { ...since(read), 'accept-language': 'en' }
    const late = await manager.put(path, { full_name: '二' }, headers)
    expect(refusal(late)).toMatchObject({ status: 409, code: 'changed_since' })
    expect(late.body.error).toMatch(/^The record was changed at 20/)
    expect((await manager.get(path)).body.data.attributes.full_name).toBe('一')
  })

  it('tells a stranger nothing of a record by it', async () => {
    const path = await create()
    const stranger = await t.as('operator2')
    const { status } = await stranger.put(path, { topic: 'x' }, since('2020-01-01T00:00:00.000Z'))
    expect(status).toBe(404)
  })

  it('answers a repetition under its key as the first time', async () => {
    const path = await create()
    const headers = { ...since(await updatedAt(path)), 'idempotency-key': 'unchanged-since-1' }
    expect((await manager.put(path, { topic: 'one' }, headers)).status).toBe(200)
    expect((await manager.put(path, { topic: 'one' }, headers)).status).toBe(200)
  })

  it('compares to the millisecond what the database keeps to the microsecond', async () => {
    const path = await create()
    await t.rows(
      `update creative_contents set updated_at = '2026-01-02T03:04:05.678901Z' where id = $1`,
      [path.split('/').at(-1)],
    )
    const read = await updatedAt(path)
    expect(read).toBe('2026-01-02T03:04:05.678Z')
    expect((await manager.put(path, { topic: 'one' }, since(read))).status).toBe(200)
  })
})

it('every update of a record of a list has it, whatever else its declaration says', () => {
  const updates = registry.operations.filter(({ verb }) => verb === 'update')
  expect(updates.filter((one) => !takesPrecondition(one)).map(({ id }) => id)).toEqual([
    // One row a person, which nobody else writes.
    'preferences.update',
  ])
  expect(updates.length).toBeGreaterThan(20)
})
