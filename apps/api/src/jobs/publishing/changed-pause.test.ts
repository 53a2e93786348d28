import { beforeEach, expect, it } from 'vitest'
import {
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import type { Night } from './testing/night.ts'
import { useNight } from './testing/use-night.ts'

const SECOND = 1_000

const scene = useNight()
const { begin } = scene
let desk: Desk
let night: Night
beforeEach(() => {
  ;({ desk, night } = scene)
})

/** Seconds between the posts, once the channel has taken them. */
function notePauses(): () => number[] {
  const at: number[] = []
  const { gateway, clock } = desk.t
  gateway.answer('publishPost', async (_channel, { attempt_key: key }) => {
    at.push(clock.now().getTime())
    const feedId = `feed-${key}`
    gateway.answers.set(key, { tag: 'found', feedId })
    return { tag: 'posted', postId: `post-${key}`, feedId }
  })
  return () => at.slice(1).map((ms, n) => (ms - (at[n] ?? 0)) / SECOND)
}

const setPause = ({ accountId }: Bench, seconds: number) =>
  desk.t.rows('update studio_accounts set platform_settings = $2 where id = $1', [
    accountId,
    JSON.stringify({ delay_range: [seconds, seconds] }),
  ])

it.each([
  ['longer', 10, 90],
  ['shorter', 90, 10],
])('a run of the server takes over a pause that is made %s, as a browser does', async (_, a, b) => {
  const bench = await servedAccount(desk)
  await setPause(bench, a)
  for (const title of ['one', 'two', 'three', 'four']) await bench.queue({ title })
  const pauses = notePauses()
  begin()
  await night.pass(5 * SECOND)
  await setPause(bench, b)
  await night.pass(300 * SECOND)
  // The pause that had begun keeps its length.
  expect(pauses()).toEqual([a, b, b])
})
