import { can } from '@omc/acl'
import type { Language } from '@omc/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { registry } from '../../src/resources/index.ts'
import { DEMO_PEOPLE } from '../../src/seed/demo-people.ts'
import { createWorld, type World } from '../fuzz/world.ts'
import { sampled } from '../short-form.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'
import { foreignWords } from './foreign-words.ts'
import { FAULTS, valid } from './provoke.ts'

/** They end the session that asks. */
const LEFT_OUT = [
  'auth.expire_token',
  'auth.logout',
  'sessions.end',
  'sessions.end_others',
  'users.update_password',
]
const OPERATIONS = registry.operations.filter(({ id }) => !LEFT_OUT.includes(id))
/** `REFUSALS=all` sends every fault to every operation; the short form each to a sixth of them. */
const EVERY_NTH = process.env['REFUSALS'] === 'all' ? 1 : 6
const LANGUAGES = ['en', 'zh'] as const satisfies Language[]

let t: TestApp
let admin: Caller
let world: World
const seen = new Map<number, number>()
beforeAll(async () => {
  t = await createTestApp({ data: 'demo', config: { settleMs: 0 } })
  admin = await t.as('admin')
  world = await createWorld(t, admin, await t.as('operator2'))
})
afterAll(() => t.close())

/** Sends one call in both languages; tells what came back in the wrong one. */
async function wrongAnswers(caller: Caller, operation: Operation, call: ReturnType<typeof valid>) {
  const wrong: unknown[] = []
  for (const language of LANGUAGES) {
    const headers = { ...call.headers, 'accept-language': language }
    const { status, body } = await caller.inject({ ...call, headers })
    seen.set(status, (seen.get(status) ?? 0) + 1)
    const words = foreignWords(body, language)
    if (words.length > 0) wrong.push({ operation: operation.id, language, status, words })
  }
  return wrong
}

/** Operations that get a fault: over all faults each operation is called. */
const partFor = (fault: string) =>
  OPERATIONS.filter((_, at) => at % EVERY_NTH === Object.keys(FAULTS).indexOf(fault) % EVERY_NTH)

/** A person who may not call the operation; undefined where everybody may. */
const barredFrom = ({ may }: Operation) =>
  may === 'public' || may === 'signed-in'
    ? undefined
    : DEMO_PEOPLE.find(({ roles, fullAccess }) => !can({ roles, admin: fullAccess ?? false }, may))
        ?.username

describe('a refusal in the language of its reader, by every operation', () => {
  // The faults below change people, too.
  it('for nobody', async () => {
    const wrong: unknown[] = []
    for (const operation of sampled(OPERATIONS, 5).filter(({ may }) => may !== 'public'))
      wrong.push(...(await wrongAnswers(t.anyone, operation, valid(operation, world))))
    expect(wrong).toEqual([])
  })

  it('for somebody without the right', async () => {
    const wrong: unknown[] = []
    const people = new Map<string, Caller>()
    for (const operation of sampled(OPERATIONS, 5)) {
      const username = barredFrom(operation)
      if (username === undefined) continue
      const caller = people.get(username) ?? (await t.as(username))
      people.set(username, caller)
      wrong.push(...(await wrongAnswers(caller, operation, valid(operation, world))))
    }
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(FAULTS))('for %s', async (name, fault) => {
    // Else the queue is full of them.
    await t.rows(`update jobs set state = 'done' where state in ('queued', 'running')`)
    const wrong: unknown[] = []
    for (const operation of partFor(name)) {
      const call = fault(operation, world)
      if (call) wrong.push(...(await wrongAnswers(admin, operation, call)))
    }
    expect(wrong).toEqual([])
  })

  it('was seen with every status that a call can provoke', () => {
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining([400, 401, 403, 404, 406, 409, 415, 422]),
    )
  })
})

it('is found wrong where it is', () => {
  const told = (text: string, params: object = {}) => ({
    errors: [{ code: 'x', title: text, detail: text, meta: { params } }],
  })
  const failed = (message: string) => ({ failed: [{ error: { code: 'x', params: {}, message } }] })
  expect(foreignWords(told('内容不存在'), 'en')).toEqual(['内容不存在', '内容不存在'])
  expect(foreignWords(told('No content'), 'zh')).toEqual(['No content', 'No content'])
  expect(foreignWords(failed('内容不存在'), 'en')).toEqual(['内容不存在'])
  expect(foreignWords(told('No file 周报', { name: '周报' }), 'en')).toEqual([])
  expect(foreignWords(told('No file 周报', { name: '周' }), 'en')).toHaveLength(2)
})
