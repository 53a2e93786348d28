import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import type { Actor } from '../kernel/actor.ts'
import { Problem } from '../kernel/problem.ts'
import { unreachable } from './writer-problems.ts'
import type { Writing } from './writer.ts'

let t: TestApp
let operator: Caller
let operator2: Caller
const DAY_MS = 86_400_000
// 2026-11-20 23:00 in Shanghai, an hour before the budget begins again.
const EVENING = new Date('2026-11-20T15:00:00.000Z')
beforeAll(async () => {
  t = await createTestApp({
    startAt: EVENING,
    config: { aiDayBudgetYuan: 0.05, aiPriceIn: 4, aiPriceOut: 12 },
  })
  operator = await t.as('operator')
  operator2 = await t.as('operator2')
})
beforeEach(async () => {
  t.clock.set(EVENING)
  t.writer.asked.length = 0
  t.writer.answers.length = 0
  await t.rows('delete from writing_calls')
  await t.rows(`update business_teams set settings = '{}'`)
})
afterAll(() => t.close())

const actorOf = ({ userId, teamId, sessionId }: Caller): Actor => ({
  userId,
  teamId,
  sessionId,
  username: 'x',
  roles: ['svip'],
  admin: false,
})
const writing = (text = '材料', caller = operator): Writing => ({
  purpose: 'title',
  messages: [{ role: 'user', content: text }],
  context: { actor: actorOf(caller) },
})
const write = (text?: string, caller?: Caller) => t.services.writer.write(writing(text, caller))
const failing = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof Problem)) throw error
  return error
}
const calls = () =>
  t.rows(
    'select business_team_id, user_id, purpose, model, tokens_in, tokens_out, cost_fen::float8 as fen, ok, code from writing_calls order by id',
  )

describe('each question to the model', () => {
  it('leaves a row with what it cost, in fen', async () => {
    t.writer.answers.push('十个字的标题就写在这')
    expect(await write('一百字的材料')).toBe('十个字的标题就写在这')
    expect(await calls()).toEqual([
      {
        business_team_id: operator.teamId,
        user_id: operator.userId,
        purpose: 'title',
        model: 'fake-writer',
        tokens_in: 6,
        tokens_out: 10,
        fen: (6 * 4 + 10 * 12) / 10_000,
        ok: true,
        code: null,
      },
    ])
  })

  it('that fails leaves its reason and costs nothing', async () => {
    t.writer.answers.push(unreachable('timeout'))
    expect((await failing(write())).code).toBe('writer_unreachable')
    expect(await calls()).toMatchObject([{ ok: false, code: 'writer_unreachable', fen: 0 }])
  })

  it('with an empty answer has none', async () => {
    t.writer.answers.push(' \n')
    expect((await failing(write())).status).toBe(503)
    expect(await calls()).toMatchObject([{ ok: false, code: 'empty' }])
  })

  it('holds no more than 60,000 characters', async () => {
    expect((await failing(write('长'.repeat(60_001)))).code).toBe('too_long')
    expect(t.writer.asked).toEqual([])
    expect(await calls()).toEqual([])
  })

  it('gives text only: what a database cannot store is gone', async () => {
    t.writer.answers.push('好\u0000的\u0007，\n行')
    expect(await write()).toBe('好的，\n行')
  })
})

describe('the budget of a day', () => {
  // A title may cost 800 tokens at 12 yuan a million: 0.96 fen. Five fit into 5 fen.
  it('stops a team with 429 until midnight in Shanghai, and no other team', async () => {
    await t.rows(
      `insert into writing_calls (business_team_id, purpose, cost_fen, ok, created_at) values ($1, 'chat', 4.5, true, $2)`,
      [operator.teamId, EVENING],
    )
    const refused = await failing(write())
    expect([refused.status, refused.code, refused.headers]).toEqual([
      429,
      'writing_budget',
      { 'retry-after': '3600' },
    ])
    expect(t.writer.asked).toEqual([])
    await write('材料', operator2)
    t.clock.set(new Date(EVENING.getTime() + 3_600_000))
    await write()
    expect(t.writer.asked).toHaveLength(2)
  })

  it('counts from midnight: yesterday is paid', async () => {
    await t.rows(
      `insert into writing_calls (business_team_id, purpose, cost_fen, ok, created_at) values ($1, 'chat', 400, true, $2)`,
      [operator.teamId, new Date(EVENING.getTime() - DAY_MS)],
    )
    await write()
  })

  it('is not passed by questions at the same moment', async () => {
    t.writer.answers.push(...Array.from({ length: 10 }, () => '短'))
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => write()))
    const asked = results.filter(({ status }) => status === 'fulfilled').length
    expect(t.writer.asked).toHaveLength(asked)
    const [row] = await t.rows<{ fen: number }>(
      'select sum(cost_fen)::float8 as fen from writing_calls',
    )
    expect(row!.fen).toBeLessThanOrEqual(5)
  })

  it('can be the team’s own', async () => {
    await t.rows('update business_teams set settings = $1 where id = $2', [
      { ai_day_budget_yuan: 0 },
      operator.teamId,
    ])
    expect((await failing(write())).code).toBe('writing_budget')
    await write('材料', operator2)
  })
})
