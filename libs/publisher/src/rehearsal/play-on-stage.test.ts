import { seededRandom } from '@omc/core/testing'
import { VirtualClock } from '@omc/core/testing'
import { expect, test } from 'vitest'
import { FakeChannel } from '../testing/fake-channel.ts'
import { rehearsalBatch, rehearsalItem } from '../testing/rehearsal-parts.ts'
import { playOnStage, type Stage, type StandInAnswer } from './play-on-stage.ts'
import type { RehearsedItem } from './rehearsal-types.ts'
import { rehearse } from './rehearse.ts'
import { faultGroups, summaryOf } from './summary.ts'

const IDS = ['1', '2', '3', '4'] as const
const batch = rehearsalBatch({
  items: [...IDS.map((id) => rehearsalItem({ id })), rehearsalItem({ id: '5', title: '' })],
})
const played = () => rehearse(batch, seededRandom(1))

/** A stand-in that counts what it was sent, beside a ledger whose calls are counted. */
function stageWith(answers: readonly StandInAnswer['outcome'][] = []) {
  const sent: string[] = []
  const stage: Stage = {
    tag: 'stand-in',
    send(payload) {
      sent.push(payload.attempt_key)
      const outcome = answers[sent.length - 1] ?? 'published'
      return Promise.resolve({ outcome, message: outcome === 'refused' ? '标题重复' : '' })
    },
  }
  return { stage, sent }
}

test('a dry run sends nothing and leaves queue and ledger as they were', async () => {
  const channel = new FakeChannel({ clock: new VirtualClock(0) })
  channel.enqueue(3)
  const before = JSON.stringify([channel.rows, channel.posts])
  const { stage, sent } = stageWith()
  const dry: Stage = { ...stage, tag: 'dry' }
  const answered: RehearsedItem[] = []
  const signal = new AbortController().signal
  await playOnStage(played(), { stage: dry, onAnswered: (one) => answered.push(one), signal })
  expect([sent.length, answered.length]).toEqual([0, 0])
  expect(JSON.stringify([channel.rows, channel.posts])).toBe(before)
})

test('the stand-in gets each payload once, under a key of the rehearsal, and its word counts', async () => {
  const { stage, sent } = stageWith(['published', 'refused', 'bot_check', 'silent'])
  const answered: RehearsedItem[] = []
  const signal = new AbortController().signal
  await playOnStage(played(), { stage, onAnswered: (one) => answered.push(one), signal })
  expect(sent).toEqual(IDS.map((id) => `rehearsal-${id}`).concat('rehearsal-5'))
  expect(answered.map(({ verdict, faults }) => [verdict, faults.at(-1)?.code])).toEqual([
    ['passes', undefined],
    ['refused', 'stand_in_refused'],
    ['refused', 'stand_in_check'],
    ['refused', 'stand_in_silent'],
    ['refused', 'no_title'],
  ])
  expect(answered[1]?.faults.at(-1)?.said).toEqual({ zh: '标题重复', en: '标题重复' })
})

test('a stop ends it: nothing more is sent, and a late answer changes nothing', async () => {
  const stop = new AbortController()
  const sent: string[] = []
  const answered: RehearsedItem[] = []
  const stage: Stage = {
    tag: 'stand-in',
    send(payload) {
      sent.push(payload.attempt_key)
      if (sent.length === 2) stop.abort()
      return Promise.resolve({ outcome: 'published', message: '' })
    },
  }
  await playOnStage(played(), {
    stage,
    onAnswered: (one) => answered.push(one),
    signal: stop.signal,
  })
  expect([sent.length, answered.length]).toEqual([2, 1])
})

test('the summary counts what goes and what is refused, and problems stand by reason', () => {
  const all = rehearse(
    rehearsalBatch({
      items: [
        rehearsalItem({ id: '1' }),
        rehearsalItem({ id: '2', state: 'paused' }),
        rehearsalItem({ id: '3', desc: '最便宜' }),
        rehearsalItem({ id: '4', desc: '最便宜' }),
        rehearsalItem({ id: '5', title: '' }),
        rehearsalItem({ id: '6', desc: '绝绝子' }),
      ],
    }),
    seededRandom(1),
  )
  expect(summaryOf(all)).toEqual({
    goes: 3,
    later: 1,
    refused: 3,
    lastAt: batch.now + 16_000,
  })
  const groups = faultGroups(all).map(
    ({ code, level, items }) => `${level} ${code} ${items.map(({ item }) => item.id).join()}`,
  )
  expect(groups).toEqual([
    'refused banned_words 3,4',
    'refused no_title 5',
    'later paused 2',
    'note banned_words 6',
  ])
})
