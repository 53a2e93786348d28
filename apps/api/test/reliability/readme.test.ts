import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const WANTED =
  'F3 F5 F17 F19 F20 F23 F24 F30 F31 F33 T1 T2 T9 T10 T11 T12 T13 T14 T15 T17 T18 T19'.split(' ')

const table = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [FT]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

it('every row has a test, and every test that is named exists', () => {
  expect(table.map(([, row]) => row)).toEqual(WANTED)
  for (const [, row, tests = ''] of table) {
    const paths = [...tests.matchAll(/`((?:src|test)\/[^`]+)`/g)].map(([, path = '']) => path)
    expect([row, paths.length > 0]).toEqual([row, true])
    for (const path of paths)
      expect([row, path, globSync(path, { cwd: ROOT }).length > 0]).toEqual([row, path, true])
  }
})

it('every row stands in the title of a test that shows it', () => {
  for (const [, row = '', tests = ''] of table) {
    const files = [...tests.matchAll(/`((?:src|test)\/[^`]+)`/g)].flatMap(([, path = '']) =>
      globSync(path.endsWith('/') ? `${path}*.test.ts` : path, { cwd: ROOT }),
    )
    const titles = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
    const named = new RegExp(`\\(\\s*['"\`][^'"\`\\n]*\\b${row}\\b`)
    expect([row, titles.some((text) => named.test(text))]).toEqual([row, true])
  }
})
