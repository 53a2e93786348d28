import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import { createCarryDesk, type CarryDesk } from '../../jobs/carry/testing/carry-desk.ts'

let desk: CarryDesk
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  desk = await createCarryDesk()
  ;({ operator, stranger } = desk)
})
afterAll(() => desk.close())

const URL = '/api/v1/carry_contents/batch_match_account'
const content = (values: Record<string, unknown> = {}, by = operator) =>
  desk.insert('carry_contents', {
    business_team_id: by.teamId,
    user_id: by.userId,
    status: 'checked',
    channel: 'wetao',
    category: '家居',
    ...values,
  })
const account = (values: Record<string, unknown>) =>
  desk.make.account({
    business_team_id: operator.teamId,
    user_id: operator.userId,
    platform: 'wetao',
    ...values,
  })
const match = async (query: Record<string, string>) => (await operator.get(URL, query)).body.data
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

it('carry_contents.batch_match_account proposes by platform, category and room, and changes nothing', async () => {
  const full = await account({ day_task_count: 1, category: '家居' })
  const roomy = await account({ day_task_count: 9, category: '' })
  const same = await account({ day_task_count: 2, category: '家居' })
  const assigned = await content({ assigned_account_id: full.id })
  const [a, b, c] = [await content(), await content(), await content()]
  const nowhere = await content({ channel: 'daorc' })
  const foreign = await content({}, stranger)
  const { matched, unmatched } = await match({ ids: [a, b, c, nowhere, foreign].join(',') })
  expect(
    matched.map((one: Record<string, unknown>) => [
      one.id,
      one.studio_account_id,
      one.why,
      one.room,
    ]),
  ).toEqual([
    [a, String(same.id), 'category', 2],
    [b, String(same.id), 'category', 2],
    [c, String(roomy.id), 'platform', 9],
  ])
  expect(unmatched).toEqual([
    { id: foreign, why: 'not_found' },
    { id: nowhere, why: 'no_platform' },
  ])
  expect((await desk.rowOf('carry_contents', a)).assigned_account_id).toBeNull()
  const next = await match({ platform: 'wetao' })
  expect(idsOf(next.matched)).toEqual(expect.arrayContaining([a, b, c]))
  expect(idsOf([...next.matched, ...next.unmatched])).not.toContain(assigned)
})

it('carry_contents.batch_match_account and its twin of creators count each other’s contents as room that is taken', async () => {
  const jd = await account({ platform: 'jd', day_task_count: 2 })
  await content({ channel: 'jd', assigned_account_id: jd.id })
  await content({ channel: 'jd', assigned_account_id: jd.id, status: 'rejected' })
  const [first, second] = [await content({ channel: 'jd' }), await content({ channel: 'jd' })]
  const { matched, unmatched, accounts } = await match({ ids: [first, second].join(',') })
  expect(accounts.find(({ id }: { id: string }) => id === String(jd.id))).toMatchObject({
    platform: 'jd',
    day_task_count: 2,
    used_count: 1,
    business_team_id: String(operator.teamId),
    team_name: expect.stringMatching(/./),
  })
  expect(matched).toMatchObject([{ id: first, room: 1, why: 'platform' }])
  expect(unmatched).toEqual([{ id: second, why: 'no_room' }])
  const own = await desk.insert('creator_contents', {
    business_team_id: operator.teamId,
    user_id: operator.userId,
    channel: 'jd',
  })
  const twin = await operator.get('/api/v1/creator_contents/batch_match_account', { ids: own })
  expect(twin.body.data.matched).toMatchObject([{ id: own, room: 1 }])
})

it('carry_contents.list and carry_sources.list narrow to what has no account', async () => {
  const { id: owner } = await account({ platform: 'pdd' })
  const [given, free] = [
    await content({ channel: 'pdd', assigned_account_id: owner }),
    await content({ channel: 'pdd' }),
  ]
  const without = await operator.get('/api/v1/carry_contents', {
    'filter[channel]': 'pdd',
    'filter[has_account]': 'false',
  })
  expect(idsOf(without.body.data)).toEqual([free])
  const within = await operator.get('/api/v1/carry_contents', {
    'filter[channel]': 'pdd',
    'filter[has_account]': 'true',
  })
  expect(idsOf(within.body.data)).toEqual([given])
  const source = (authorId: string, accountId: number | null) =>
    desk.insert('carry_sources', {
      business_team_id: operator.teamId,
      user_id: operator.userId,
      platform: 'douyin',
      author_id: authorId,
      studio_account_id: accountId,
    })
  const [, loose] = [await source('held', owner), await source('loose', null)]
  const sources = await operator.get('/api/v1/carry_sources', { 'filter[has_account]': 'false' })
  expect(idsOf(sources.body.data)).toEqual([loose])
})
