import { expect, test } from 'vitest'
import { adoptColumns, changeColumns, columnsSent, unsentColumns } from './column-changes.ts'

const kept = { by: 'vip', lists: { carry_items: ['title'], jobs: ['kind'] }, unsent: [] }

test('tells the server only of changed lists; null takes a list away', () => {
  expect(unsentColumns(kept)).toBeNull()
  const changed = changeColumns(kept, 'vip', 'jobs', null)
  expect(unsentColumns(changed)).toEqual({ jobs: null })
  expect(changed.lists).toEqual({ carry_items: ['title'] })
  const both = changeColumns(changed, 'vip', 'carry_items', ['!title', 'price'])
  expect(unsentColumns(both)).toEqual({ jobs: null, carry_items: ['!title', 'price'] })
})

test('keeps what was changed while it was sent', () => {
  const first = changeColumns(kept, 'vip', 'jobs', ['a'])
  const sent = unsentColumns(first) ?? {}
  expect(columnsSent(first, sent).unsent).toEqual([])
  expect(columnsSent(changeColumns(first, 'vip', 'jobs', ['b']), sent).unsent).toEqual(['jobs'])
})

test('takes the columns of the server, except own changes that it does not have', () => {
  const changed = changeColumns(kept, 'vip', 'jobs', ['mine'])
  const adopted = adoptColumns(changed, 'vip', { jobs: ['theirs'], plans: ['name'] })
  expect(adopted.lists).toEqual({ jobs: ['mine'], plans: ['name'] })
  const reset = changeColumns(kept, 'vip', 'jobs', null)
  expect(adoptColumns(reset, 'vip', { jobs: ['theirs'] }).lists).toEqual({})
})

test('gives nobody the columns of another person', () => {
  const changed = changeColumns(kept, 'vip', 'jobs', ['mine'])
  expect(adoptColumns(changed, 'manager', {})).toEqual({ by: 'manager', lists: {}, unsent: [] })
  expect(changeColumns(changed, 'manager', 'plans', ['name'])).toEqual({
    by: 'manager',
    lists: { plans: ['name'] },
    unsent: ['plans'],
  })
})
