import { beforeEach, describe, expect, it } from 'vitest'
import type { PostAnswer } from '../../gateway/gateway.ts'
import {
  contentStates,
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import type { Night } from './testing/night.ts'
import { useNight } from './testing/use-night.ts'

const MINUTE = 60_000

const scene = useNight()
const { begin } = scene
let desk: Desk
let night: Night
beforeEach(() => {
  ;({ desk, night } = scene)
})

/** A run of the server whose channel says no to its first post, and that has waited for a minute. */
async function refusedOnce(code: string, values?: Parameters<Desk['account']>[0]) {
  const bench = await servedAccount(desk, values)
  const id = await bench.queue({ title: 'refused' })
  let isFirst = true
  desk.t.gateway.answer('publishPost', async (_channel, { attempt_key: key }) => {
    const answer: PostAnswer = isFirst
      ? { tag: 'refused', status: 422, code, message: code }
      : { tag: 'posted', postId: `post-${key}`, feedId: `feed-${key}` }
    isFirst = false
    if (answer.tag === 'posted')
      desk.t.gateway.answers.set(key, { tag: 'found', feedId: answer.feedId })
    return answer
  })
  begin()
  await night.pass(MINUTE)
  expect(await contentStates(desk, bench)).toEqual(['waiting'])
  return { bench, id }
}

/** The person has passed the check of the channel. */
const pass = async ({ by, accountId }: Bench) =>
  (await by.post(`/api/v1/studio_accounts/${accountId}/end_bot_check`, {})).body.data
/** The person wants the item sent now. */
const retry = async ({ by }: Bench, id: number) =>
  (await by.put(`/api/v1/publish_contents/${id}`, { status: 'queued' })).status

describe('a run of the server that the channel said no to', () => {
  it('goes on at once when a person has passed the check', async () => {
    const { bench } = await refusedOnce('bot_check')
    expect(await pass(bench)).toEqual({ ended: true })
    await night.pass(MINUTE)
    expect(await contentStates(desk, bench)).toEqual(['published'])
  })

  it.each(['rejected', 'upload_failed'])(
    'goes on at once when a person sends the item again (%s)',
    async (code) => {
      const { bench, id } = await refusedOnce(code)
      expect(await retry(bench, id)).toBe(200)
      await night.pass(MINUTE)
      expect(await contentStates(desk, bench)).toEqual(['published'])
    },
  )

  it.each(['bot_check', 'rejected'])(
    'sends nothing for 600 s when nobody does anything (%s)',
    async (code) => {
      const { bench } = await refusedOnce(code)
      await night.pass(8 * MINUTE)
      expect(await contentStates(desk, bench)).toEqual(['waiting'])
      await night.pass(3 * MINUTE)
      expect(await contentStates(desk, bench)).toEqual(['published'])
    },
  )

  it('rests on for a check that nobody has passed, though its item is to be sent again', async () => {
    const { bench, id } = await refusedOnce('bot_check')
    expect(await retry(bench, id)).toBe(200)
    await night.pass(5 * MINUTE)
    expect(await contentStates(desk, bench)).toEqual(['queued'])
  })

  it('keeps the gap and the planned time when its item is to be sent again', async () => {
    const { bench, id } = await refusedOnce('rejected', { publish_gap_s: 300 })
    const planned = new Date(desk.t.clock.now().getTime() + 3 * MINUTE)
    await desk.t.rows('update publish_contents set release_at = $1 where id = $2', [planned, id])
    expect(await retry(bench, id)).toBe(200)
    await night.pass(2 * MINUTE)
    expect(await contentStates(desk, bench)).toEqual(['queued'])
    await night.pass(4 * MINUTE)
    expect(await contentStates(desk, bench)).toEqual(['published'])
  })
})
