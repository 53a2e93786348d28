import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PostAnswer } from '../../gateway/gateway.ts'
import {
  createDesk,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import { createNight, type Night, type Process } from './testing/night.ts'

const MINUTE = 60_000

let desk: Desk
let night: Night
let process: Process
let posts: { uid: string; title: string; atMs: number }[]
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())
beforeEach(() => {
  desk.t.gateway.reset()
  posts = []
  night = createNight(desk.t, desk.sweep)
  process = night.open()
})
afterEach(async () => {
  process.kill()
  await desk.t.rows(`update studio_accounts set publish_by = 'browser'`)
  if (night.errors.length > 0) throw new AggregateError(night.errors, 'a run did not get through')
})

async function served(titles: readonly string[]): Promise<Bench> {
  const bench = await desk.account({ platform: 'daorc' })
  await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
  await desk.t.rows(`update studio_accounts set publish_by = 'server' where id = $1`, [
    bench.accountId,
  ])
  for (const title of titles) await bench.queue({ title })
  return bench
}

/** The channel refuses the first post of this account, and takes all others. */
function refuseFirst({ uid: refusedUid }: Bench, code: string, message: string): void {
  desk.t.gateway.answer('publishPost', async (_channel, content): Promise<PostAnswer> => {
    const { attempt_key: key, uid, title } = content
    posts.push({ uid, title, atMs: desk.t.clock.now().getTime() })
    const isFirst = uid === refusedUid && sentBy(refusedUid).length === 1
    if (isFirst) return { tag: 'refused', status: 422, code, message }
    const feedId = `feed-${key}`
    desk.t.gateway.answers.set(key, { tag: 'found', feedId })
    return { tag: 'posted', postId: `post-${key}`, feedId }
  })
}
const sentBy = (wanted: string) => posts.filter(({ uid }) => uid === wanted)
const statesOf = async ({ accountId }: Bench) => {
  const rows = await desk.t.rows<{ status: string }>(
    'select status from publish_contents where studio_account_id = $1 order by id',
    [accountId],
  )
  return rows.map(({ status }) => status)
}

it('F19: a check of one account lets it rest 600 s, without a call meanwhile, and none of the others', async () => {
  const TITLES = ['one', 'two', 'three']
  const flagged = await served(TITLES)
  const others = []
  for (let n = 0; n < 4; n += 1) others.push(await served(TITLES))
  refuseFirst(flagged, 'bot_check', '请完成验证')
  await night.pass(3 * MINUTE)
  for (const other of others) {
    expect(sentBy(other.uid).map(({ title }) => title)).toEqual(TITLES)
    expect(await statesOf(other)).toEqual(['published', 'published', 'published'])
  }
  await night.pass(10 * MINUTE)
  const [checked, again] = sentBy(flagged.uid)
  const restedMs = (again?.atMs ?? 0) - (checked?.atMs ?? 0)
  expect(Math.abs(restedMs - 600_000)).toBeLessThanOrEqual(1_000)
  expect(await statesOf(flagged)).toEqual(['published', 'published', 'published'])
  expect(sentBy(flagged.uid)).toHaveLength(4)
})

it.each([
  ['no_permission', '没有权限'],
  ['no_permission', ''],
  ['rejected', 'B_Publish_Perm'],
  ['rejected', '错误码 b_publish_perm: 请联系客服'],
  ['rejected', '该账号没有发布权限'],
  ['unheard_of', '账号无发布权限，请先开通'],
  ['bot_check', 'You have no permission to publish here'],
])('F20: %s with the words "%s" ends the queue of that account after one', async (code, words) => {
  const [denied, other] = [await served(['one', 'two', 'three']), await served(['other'])]
  refuseFirst(denied, code, words)
  await night.pass(15 * MINUTE)
  expect(sentBy(denied.uid)).toHaveLength(1)
  expect(process.executor.runs.size).toBe(0)
  expect(await statesOf(denied)).not.toContain('published')
  const { queue_ended_at: endedAt, queue_ended_why: why } = await desk.accountRow(denied.accountId)
  expect(endedAt).not.toBeNull()
  expect(why).toBe(words || 'no permission to publish')
  expect(await statesOf(other)).toEqual(['published'])
})
