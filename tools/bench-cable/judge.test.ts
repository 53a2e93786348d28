import { expect, it } from 'vitest'
import { judge, judgeRestarts, LIMITS } from './judge.ts'

const plain = { heapBytes: 3_000, residentBytes: 7_000, fanOutMs: 100, restHoldMs: 10 }
const cable = { heapBytes: 5_000, residentBytes: 15_000, fanOutMs: 110, restHoldMs: 20 }
const storm = { firstHoldMs: 30, ticketHoldMs: 40, backMs: 4_000, holdMs: 40 }
const restarts = {
  clients: 200,
  restarts: 2,
  events: 300,
  missed: 0,
  doubles: 0,
  untold: 0,
  peak: 2.9,
  backMs: 9_000,
}
const rowsOf = (
  form: keyof typeof LIMITS,
  { ours, back }: { ours: typeof cable; back: typeof storm },
) =>
  judge({
    crowds: [{ size: 5_000, plain, cable: ours }],
    storm: back,
    restarts,
    limits: LIMITS[form],
  })
const badOf = (...given: Parameters<typeof rowsOf>) =>
  rowsOf(...given).flatMap(({ isGood, value }) => (isGood ? [] : [value]))

it('is content within the limits', () => {
  expect(rowsOf('long', { ours: cable, back: storm })).toHaveLength(12)
  expect(badOf('long', { ours: cable, back: storm })).toEqual([])
})

it('names what is over its limit', () => {
  const fat = { heapBytes: 9_000, residentBytes: 17_000, fanOutMs: 151, restHoldMs: 76 }
  const slow = { firstHoldMs: 76, backMs: 4_000, ticketHoldMs: 77, holdMs: 78 }
  const bad = [17_000 / 1_024, 9_000 / 1_024, 151, 76, 76, 77, 78]
  expect(badOf('short', { ours: fat, back: slow })).toEqual(bad)
})

it('leaves the gate a margin that the long form has not', () => {
  const ours = { ...cable, fanOutMs: 111, restHoldMs: 51 }
  const back = { ...storm, ticketHoldMs: 74 }
  expect(badOf('long', { ours, back })).toEqual([111, 51, 74])
  expect(badOf('short', { ours, back })).toEqual([])
})

it('compares each size of the crowd with plain sockets of that size', () => {
  const small = {
    size: 1_000,
    plain: { ...plain, fanOutMs: 20 },
    cable: { ...cable, fanOutMs: 23 },
  }
  const crowds = [small, { size: 5_000, plain, cable }]
  const bad = judge({ crowds, storm, restarts, limits: LIMITS.long }).filter(
    ({ isGood }) => !isGood,
  )
  expect(bad.map(({ what }) => what)).toEqual(['1000 sockets: a broadcast to all'])
})

it('F15: allows no lost event, no second one, no untold gap, and three times the steady rate', () => {
  const worse = { ...restarts, missed: 1, doubles: 2, untold: 3, peak: 3.1 }
  const bad = judgeRestarts(worse).filter(({ isGood }) => !isGood)
  expect(bad.map(({ value }) => value)).toEqual([1, 2, 3, 3.1])
  expect(judgeRestarts(restarts).every(({ isGood }) => isGood)).toBe(true)
})
