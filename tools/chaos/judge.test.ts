import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Ledger } from './read-ledger.ts'
import type { LivePost } from './read-posts.ts'

/** Two correctly published items. */
const ledger: Ledger = {
  contents: [1, 2].map((id) => ({ id, title: `t${id}`, status: 'published', feed_id: `f${id}` })),
  attempts: [1, 2].map((id) => ({
    id: id * 10,
    attempt_key: `k${id}`,
    publish_content_id: id,
    generation: 1,
    state: 'published',
    feed_id: `f${id}`,
  })),
  events: [1, 2].map((id) => ({
    kind: 'published',
    publish_content_id: id,
    detail: { how: id === 1 ? 'found' : 'reported' },
  })),
  listed: [1, 2],
}
const posts: readonly LivePost[] = [1, 2].map((id) => ({
  title: `t${id}`,
  attempt_key: `k${id}`,
  feed_id: `f${id}`,
}))
const [first, second] = posts as [LivePost, LivePost]
const firstBroken = (given: Ledger, live: readonly LivePost[]) =>
  judge(given, live).broken.map((line) => line.slice(0, 2))

test('finds nothing in a ledger that agrees with the channel', () => {
  expect(judge(ledger, posts)).toEqual({
    itemCount: 2,
    publishedCount: 2,
    lost: [],
    doubled: [],
    doubledKeys: [],
    foundCount: 1,
    absentCount: 0,
    needsHumanCount: 0,
    broken: [],
  })
})

test('an item that is not live is lost, whatever the ledger says', () => {
  expect(judge(ledger, [first]).lost).toEqual(['t2 (published)'])
  expect(firstBroken(ledger, [first])).toContain('I3')
})

test('a post the ledger does not call published breaks I1', () => {
  const [one, two] = ledger.contents
  const given = { ...ledger, contents: [one!, { ...two!, status: 'needs_human' as const }] }
  expect(judge(given, posts).lost).toEqual(['t2 (needs_human)'])
  expect(firstBroken(given, posts)).toContain('I1')
})

test('where the channel proves absence, only an item that never came may wait for a person', () => {
  const [one, two] = ledger.contents
  const [attempt, last] = ledger.attempts
  const sent = (id: number, state: 'absent' | 'needs_human') => ({
    ...last!,
    id,
    attempt_key: `k${id}`,
    state,
    feed_id: null,
  })
  const given = {
    ...ledger,
    contents: [one!, { ...two!, status: 'needs_human' as const, feed_id: null }],
    attempts: [attempt!, sent(20, 'absent'), sent(21, 'absent'), sent(22, 'needs_human')],
    events: ledger.events.slice(0, 1),
    listed: [1],
  }
  expect(judge(given, [first])).toMatchObject({ lost: [], broken: [], needsHumanCount: 1 })
  expect(judge(given, [first, { ...second, attempt_key: 'k22' }]).lost).toEqual([
    't2 (needs_human)',
  ])
  const early = { ...given, attempts: given.attempts.filter(({ id }) => id !== 21) }
  expect(judge(early, [first]).lost).toEqual(['t2 (needs_human)'])
})

test.each(['key', 'neither'] as const)(
  'where the channel offers %s, an item may wait for a person, live or not',
  (channel) => {
    const [one, two] = ledger.contents
    const [attempt, doubt] = ledger.attempts
    const given = {
      ...ledger,
      contents: [one!, { ...two!, status: 'needs_human' as const, feed_id: null }],
      attempts: [attempt!, { ...doubt!, state: 'needs_human' as const, feed_id: null }],
      events: ledger.events.slice(0, 1),
      listed: [1],
    }
    const sound = { itemCount: 2, publishedCount: 1, needsHumanCount: 1, lost: [], broken: [] }
    expect(judge(given, posts, channel)).toMatchObject(sound)
    expect(judge(given, [first], channel)).toMatchObject(sound)
    expect(judge(given, [...posts, { ...second, feed_id: 'f9' }], channel)).toMatchObject({
      doubled: ['t2'],
      doubledKeys: ['k2'],
    })
    const again = { ...doubt!, id: 30, attempt_key: 'k3', state: 'refused' as const }
    const tried = { ...given, attempts: [...given.attempts, again] }
    expect(judge(tried, posts, channel).broken).toEqual([
      'I6: attempt 20 is in doubt and its content was tried again',
    ])
  },
)

test('a second post is a double by title under another key, and by key under the same', () => {
  const other = { ...first, attempt_key: 'k9', feed_id: 'f9' }
  expect(judge(ledger, [...posts, other])).toMatchObject({ doubled: ['t1'], doubledKeys: [] })
  const same = { ...first, feed_id: 'f9' }
  expect(judge(ledger, [...posts, same])).toMatchObject({ doubled: ['t1'], doubledKeys: ['k1'] })
  expect(firstBroken(ledger, [...posts, same])).toEqual(['I2', 'I4'])
})

test('a post under a key of nobody, or of another item, breaks I3', () => {
  expect(firstBroken(ledger, [first, { ...second, attempt_key: 'k9' }])).toContain('I3')
  expect(firstBroken(ledger, [first, { ...second, attempt_key: 'k1' }])).toContain('I3')
})

test('counts that differ break I4, an attempt left open breaks I5', () => {
  expect(firstBroken({ ...ledger, listed: [1] }, posts)).toEqual(['I4'])
  expect(firstBroken({ ...ledger, listed: [1, 2, 2] }, posts)).toEqual(['I4'])
  const [attempt] = ledger.attempts
  const open = { ...attempt!, id: 30, attempt_key: 'k3', state: 'submitting' as const }
  expect(firstBroken({ ...ledger, attempts: [...ledger.attempts, open] }, posts)).toEqual(['I5'])
})
