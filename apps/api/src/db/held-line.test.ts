import { beforeEach, expect, it } from 'vitest'
import { createHeldLine } from './held-line.ts'
import type { Outcome, Statement } from './trip.ts'

let trips: string[][]
const echo = async (statements: readonly Statement[]): Promise<Outcome[]> => {
  trips.push(statements.map(({ text }) => text))
  return statements.map(({ text }) => ({ command: 'SELECT', rowCount: 1, rows: [{ text }] }))
}
beforeEach(() => {
  trips = []
})

const HELD = '/* held */'
const SEND = '/* send what is held */'

it('sends what is held with the next statement, in their order', async () => {
  const line = createHeldLine(echo)
  const { rows: receipts } = await line.query(`${HELD}insert`)
  await line.query(`${HELD}update`)
  expect([trips, receipts, line.size()]).toEqual([[], [{}], 2])
  expect((await line.query('select')).rows).toEqual([{ text: 'select' }])
  expect(trips).toEqual([['insert', 'update', 'select']])
  expect([receipts, line.size()]).toEqual([[{ rows: [{ text: 'insert' }] }], 0])
})

it('sends it alone when it is asked for, and nothing twice', async () => {
  const line = createHeldLine(echo)
  await line.query(`${HELD}insert`)
  await line.query(SEND)
  await line.query(SEND)
  expect(trips).toEqual([['insert']])
})

it('forgets it when the transaction is given up: it was not done', async () => {
  const line = createHeldLine(echo)
  await line.query(`${HELD}insert`)
  await line.query('rollback')
  expect([trips, line.size()]).toEqual([[['rollback']], 0])
})

it('keeps the plan of a statement that is marked so', async () => {
  const kept: boolean[] = []
  const line = createHeldLine(async (statements) => {
    kept.push(...statements.map(({ isKept }) => isKept))
    return echo(statements)
  })
  await line.query(`${HELD}/* prepared */select 1`)
  await line.query('select 2')
  expect(kept).toEqual([true, false])
})
