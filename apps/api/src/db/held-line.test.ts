import { beforeEach, expect, it } from 'vitest'
import { createHeldLine, LINE } from './held-line.ts'
import type { Outcome, Statement } from './trip.ts'

let trips: string[][]
const echo = async (statements: readonly Statement[]): Promise<Outcome[]> => {
  trips.push(statements.map(({ text }) => text))
  return statements.map(({ text }) => ({ command: 'SELECT', rowCount: 1, rows: [{ text }] }))
}
beforeEach(() => {
  trips = []
})

it('sends what is held with the next statement, in their order', async () => {
  const line = createHeldLine(echo)
  const receipt = line.hold('insert', [])
  line.hold('update', [])
  expect([trips, receipt, line.size()]).toEqual([[], {}, 2])
  expect((await line.query('select')).rows).toEqual([{ text: 'select' }])
  expect(trips).toEqual([['insert', 'update', 'select']])
  expect([receipt, line.size()]).toEqual([{ rows: [{ text: 'insert' }] }, 0])
})

it('sends it alone when it is asked for, and nothing twice', async () => {
  const line = createHeldLine(echo)
  line.hold('insert', [])
  await line.flush()
  await line.flush()
  expect(trips).toEqual([['insert']])
})

it('forgets it when the transaction is given up: it was not done', async () => {
  const line = createHeldLine(echo)
  line.hold('insert', [])
  await line.query('rollback')
  expect([trips, line.size()]).toEqual([[['rollback']], 0])
})

const refusing = (code: string) =>
  createHeldLine(async (statements) => {
    if (statements.some(({ text }) => text === 'fails')) throw new Error(code)
    return echo(statements)
  })

it('says why a held statement was not done', async () => {
  const line = refusing('too late')
  const receipt = line.hold('insert', [])
  await expect(line.query('fails')).rejects.toThrow('too late')
  expect(receipt).toEqual({ error: new Error('too late') })
})

it('takes nothing after a failed trip until the transaction is undone', async () => {
  const line = refusing('too late')
  await line.query('begin')
  await expect(line.query('fails')).rejects.toThrow('too late')
  await expect(line.query('select')).rejects.toThrow('too late')
  expect(() => line.hold('insert', [])).toThrow('too late')
  await line.query('rollback to savepoint row')
  await line.query('select')
  await expect(line.query('fails')).rejects.toThrow('too late')
  await line.query('commit')
  expect(trips).toEqual([['begin'], ['rollback to savepoint row'], ['select'], ['rollback']])
})

it.each(['commit', 'rollback'])('sends nothing behind a %s but its undoing', async (end) => {
  const line = createHeldLine(echo)
  const ending = line.query(end)
  await expect(line.query('insert')).rejects.toThrow('the transaction has ended')
  expect(() => line.hold('insert', [])).toThrow('the transaction has ended')
  await ending
  await line.query('rollback')
  expect(trips).toEqual([[end], ['rollback']])
})

it('sends nothing of a transaction that is given up before it was opened', async () => {
  const line = createHeldLine(echo)
  line.hold('/* prepared */begin', [])
  line.hold('insert', [])
  expect(await line.query('rollback')).toMatchObject({ command: 'ROLLBACK' })
  expect([trips, line.size()]).toEqual([[], 0])
})

it('refuses a value that cannot be sent at once, and loses nothing that waits', async () => {
  const line = createHeldLine(echo)
  const unsendable = {
    toPostgres: () => {
      throw new TypeError('no text')
    },
  }
  line.hold('begin', [])
  expect(() => line.hold('insert', [unsendable])).toThrow('no text')
  await expect(line.query('insert', [unsendable])).rejects.toThrow('no text')
  await line.query('select')
  expect(trips).toEqual([['begin', 'select']])
})

it('keeps the plan of a statement that is marked so', async () => {
  const kept: boolean[] = []
  const line = createHeldLine(async (statements) => {
    kept.push(...statements.map(({ isKept }) => isKept))
    return echo(statements)
  })
  line.hold('/* prepared */select 1', [])
  await line.query('select 2')
  expect(kept).toEqual([true, false])
})

it('gives itself to who asks for it', async () => {
  const line = createHeldLine(echo)
  expect([(await line.query(LINE)).rows, trips]).toEqual([[line], []])
})
