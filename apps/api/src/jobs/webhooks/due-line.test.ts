import { expect, it } from 'vitest'
import { createDueLine, type DueLine } from './due-line.ts'

const of = (webhook: number, ...ids: number[]) => ids.map((id) => ({ id, webhook_id: webhook }))
const takeAll = (line: DueLine) => {
  const taken = []
  for (let next = line.next(); next; next = line.next()) taken.push(next)
  return taken
}
const idsOf = (deliveries: readonly { id: number }[]) => deliveries.map(({ id }) => id)

it('gives a webhook its share only, and goes on with it when one has ended', () => {
  const line = createDueLine(2)
  line.replaceCandidates([...of(1, 11, 12, 13), ...of(2, 21)], [])
  expect(idsOf(takeAll(line))).toEqual([11, 21, 12])
  expect([line.hasNext(), line.webhooksAtLimit()]).toEqual([false, [1]])
  line.finish({ id: 11, webhook_id: 1 })
  expect(line.next()?.id).toBe(13)
  expect([line.webhooksAtLimit(), line.startedIds()]).toEqual([[1], [11, 21, 12, 13]])
})

it('gives the next turn to the webhook whose last one is the longest ago', () => {
  const line = createDueLine(2)
  line.replaceCandidates([...of(1, 11, 12), ...of(2, 21, 22)], [])
  const first = line.next()
  line.next()
  for (const delivery of of(1, 11)) line.finish(delivery)
  // A new webhook comes first, though what it has is the newest.
  line.replaceCandidates([...of(1, 12), ...of(2, 22), ...of(3, 31)], line.webhooksAtLimit())
  expect([first?.id, ...idsOf(takeAll(line))]).toEqual([11, 31, 12, 22])
})

it('keeps what it knows of a webhook that was not asked about because it had its share', () => {
  const line = createDueLine(1)
  line.replaceCandidates(of(1, 11, 12), [])
  const [taken] = takeAll(line)
  line.replaceCandidates(of(2, 21), line.webhooksAtLimit())
  if (taken) line.finish(taken)
  expect(idsOf(takeAll(line))).toEqual([21, 12])
})

it('keeps it also when one of that webhook ends while the others are asked about', () => {
  const line = createDueLine(2)
  line.replaceCandidates(of(1, 11, 12, 13), [])
  const taken = takeAll(line)
  const leftOut = line.webhooksAtLimit()
  for (const delivery of taken) line.finish(delivery)
  line.replaceCandidates([], leftOut)
  expect(idsOf(takeAll(line))).toEqual([13])
})
