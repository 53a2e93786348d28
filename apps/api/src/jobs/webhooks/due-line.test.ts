import { expect, it } from 'vitest'
import { createDueLine, type DueLine } from './due-line.ts'

const of = (webhook: number, ...ids: number[]) => ids.map((id) => ({ id, webhook_id: webhook }))
const takeAll = (line: DueLine) => {
  const taken = []
  for (let next = line.next(); next; next = line.next()) taken.push(next)
  return taken
}

it('gives a webhook its share only, and goes on with it when one has ended', () => {
  const line = createDueLine(2)
  line.put([...of(1, 11, 12, 13), ...of(2, 21)])
  const taken = takeAll(line)
  expect(taken.map(({ id }) => id)).toEqual([11, 21, 12])
  expect([line.hasNext(), line.full()]).toEqual([false, [1]])
  line.ended({ id: 11, webhook_id: 1 })
  expect([line.next()?.id, line.full(), line.begun()]).toEqual([13, [1], [11, 21, 12, 13]])
})

it('gives the next turn to the webhook whose last one is the longest ago', () => {
  const line = createDueLine(2)
  line.put([...of(1, 11, 12), ...of(2, 21, 22)])
  const first = line.next()
  line.next()
  for (const one of of(1, 11)) line.ended(one)
  // A new webhook comes first, though what it has is the newest.
  line.put([...of(1, 12), ...of(2, 22), ...of(3, 31)])
  expect([first?.id, ...takeAll(line).map(({ id }) => id)]).toEqual([11, 31, 12, 22])
})

it('keeps what it knows of a webhook that was not asked about because it had its share', () => {
  const line = createDueLine(1)
  line.put(of(1, 11, 12))
  const [taken] = takeAll(line)
  line.put(of(2, 21))
  if (taken) line.ended(taken)
  expect(takeAll(line).map(({ id }) => id)).toEqual([21, 12])
})
