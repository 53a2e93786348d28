import { expect, test } from 'vitest'
import { arrangeColumns, parseColumns } from './column-choice.ts'
import { printColumns } from './print-columns.ts'

test('reads what was written, and leaves out what it cannot read', () => {
  const texts = ['title:240:start', '!status', 'owner::end', 'goods:80', 'updated_at']
  expect(printColumns(parseColumns(texts))).toEqual(texts)
  expect(parseColumns([...texts, 'title', 7, 'Bad name', 'x:1', null])).toHaveLength(5)
  for (const raw of [null, 'title', {}, 3]) expect(parseColumns(raw)).toEqual([])
})

test('puts chosen columns first and shows new ones', () => {
  const names = ['title', 'status', 'goods']
  const shown = (choice: readonly string[]) =>
    printColumns(arrangeColumns(names, parseColumns(choice)))
  expect(shown([])).toEqual(names)
  expect(shown(['goods:80', '!title', 'gone'])).toEqual(['goods:80', '!title', 'status'])
  expect(shown(['!title', '!status', '!goods'])).toEqual(names)
})
