import { expect, it } from 'vitest'
import { readParts } from './read-parts.ts'
import { TABLE_LIMITS } from './table-limits.ts'

const read = (text: string, limits = {}) =>
  readParts(Buffer.from(text), { ...TABLE_LIMITS, ...limits })

it('reads what stands between empty lines as rows of one column, without the space around it', async () => {
  expect(await read('  one\ntwo  \r\n \t\r\n\n\n three\n\n')).toEqual({
    headers: ['content'],
    rows: [
      { row: 2, cells: ['one\ntwo'] },
      { row: 3, cells: ['three'] },
    ],
  })
})

it('refuses a text without any, and more than its limit, which it takes', async () => {
  await expect(read(' \n\n ')).rejects.toMatchObject({ code: 'table_empty' })
  expect((await read('a\n\nb', { rows: 2 })).rows).toHaveLength(2)
  await expect(read('a\n\nb\n\nc', { rows: 2 })).rejects.toMatchObject({ code: 'table_too_large' })
})
