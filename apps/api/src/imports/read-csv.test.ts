import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { TABLE_LIMITS } from './table-limits.ts'

/** A table of some pieces of 256 KiB, and how often others had their turn. */
async function read(text: string) {
  let pauses = 0
  const pause = async () => {
    pauses += 1
    await turn()
  }
  const outcome = await readCsv(text, { ...TABLE_LIMITS, rows: 100 }, pause).then(
    ({ rows }) => rows.length,
    ({ code }: { code: string }) => code,
  )
  return [outcome, pauses]
}
const LONG_LINE = `${'x'.repeat(30_000)}\n`

it('gives way to others after each piece', async () => {
  expect(await read(`a\n${LONG_LINE.repeat(30)}`)).toEqual([30, 4])
})

it('reads no further than its first fault', async () => {
  expect(await read(`a\n"x"y\n${LONG_LINE.repeat(100)}`)).toEqual(['not_a_table', 1])
})
