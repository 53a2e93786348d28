import { seededRandom } from '@omc/core/testing'
import { expect, test } from 'vitest'
import { rehearsalBatch, rehearsalItem } from '../testing/rehearsal-parts.ts'
import { playOnStage, type StandInAnswer } from './play-on-stage.ts'
import type { RehearsedItem } from './rehearsal-types.ts'
import { rehearse } from './rehearse.ts'
import { faultGroups, summaryOf } from './summary.ts'

const IDS = ['1', '2', '3', '4'] as const
const batch = rehearsalBatch({
  items: [...IDS.map((id) => rehearsalItem({ id })), rehearsalItem({ id: '5', title: '' })],
})
const played = () => rehearse(batch, seededRandom(1))

type Payload = RehearsedItem['payload']

/** A stand-in that keeps the keys it was sent. */
function standInWith(answers: readonly StandInAnswer['outcome'][]) {
  const sent: string[] = []
  const send = ({ attempt_key: key }: Payload): Promise<StandInAnswer> => {
    sent.push(key)
    const outcome = answers[sent.length - 1] ?? 'published'
    return Promise.resolve({ outcome, message: outcome === 'refused' ? '标题重复' : '' })
  }
  return { send, sent }
}

test('the stand-in gets each payload once, under a key of the rehearsal, and its word counts', async () => {
  const { send, sent } = standInWith(['published', 'refused', 'bot_check', 'silent'])
  const answered: RehearsedItem[] = []
  const signal = new AbortController().signal
  await playOnStage(played(), { send, onAnswered: (one) => answered.push(one), signal })
  expect(sent).toEqual(IDS.map((id) => `rehearsal-${id}`).concat('rehearsal-5'))
  expect(answered.map(({ verdict, faults }) => [verdict, faults.at(-1)?.code])).toEqual([
    ['passes', undefined],
    ['refused', 'stand_in_refused'],
    ['passes', 'stand_in_check'],
    ['passes', 'stand_in_silent'],
    ['refused', 'no_title'],
  ])
  expect(answered[1]?.faults.at(-1)?.said).toEqual({ zh: '标题重复', en: '标题重复' })
})

test('a stop ends it: nothing more is sent, and a late answer changes nothing', async () => {
  const stop = new AbortController()
  const sent: string[] = []
  const answered: RehearsedItem[] = []
  const send = ({ attempt_key: key }: Payload): Promise<StandInAnswer> => {
    sent.push(key)
    if (sent.length === 2) stop.abort()
    return Promise.resolve({ outcome: 'published', message: '' })
  }
  await playOnStage(played(), {
    send,
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
    lastAt: batch.now + 8_000,
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
