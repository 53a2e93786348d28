import { expect, test } from 'vitest'
import { adoptLooks, changeLook, looksSent, unsentLooks } from './own-changes.ts'
import type { KeptLooks } from './own-store.ts'

const kept: KeptLooks = {
  by: 'vip',
  columns: { carry_items: ['title'], jobs: ['kind'] },
  layout: { jobs: { mode: 'grid' } },
  unsent: [],
}

test('tells the server only of changed lists; null takes what was chosen away', () => {
  expect(unsentLooks(kept)).toBeNull()
  const changed = changeLook(kept, 'vip', 'jobs', { columns: null })
  expect(changed.columns).toEqual({ carry_items: ['title'] })
  expect(unsentLooks(changed)).toEqual({
    columns: { jobs: null },
    layout: { jobs: { mode: 'grid' } },
  })
  const both = changeLook(changed, 'vip', 'carry_items', { columns: ['!title', 'price'] })
  expect(unsentLooks(both)?.columns).toEqual({ jobs: null, carry_items: ['!title', 'price'] })
})

test('mode and density change apart, and nothing stays of what is not chosen', () => {
  const close = changeLook(kept, 'vip', 'jobs', { layout: { density: 'compact' } })
  expect(close.layout).toEqual({ jobs: { mode: 'grid', density: 'compact' } })
  const again = changeLook(close, 'vip', 'jobs', { layout: { density: undefined } })
  expect(again.layout).toEqual({ jobs: { mode: 'grid' } })
  const none = changeLook(again, 'vip', 'jobs', { layout: { mode: undefined } })
  expect([none.layout, none.columns]).toEqual([{}, kept.columns])
})

test('keeps what was changed while it was sent', () => {
  const first = changeLook(kept, 'vip', 'jobs', { columns: ['a'] })
  const sent = unsentLooks(first) ?? { columns: {}, layout: {} }
  expect(looksSent(first, sent).unsent).toEqual([])
  for (const change of [{ columns: ['b'] }, { layout: { mode: 'table' } }] as const)
    expect(looksSent(changeLook(first, 'vip', 'jobs', change), sent).unsent).toEqual(['jobs'])
})

test('takes the looks of the server, except own changes that it does not have', () => {
  const changed = changeLook(kept, 'vip', 'jobs', { columns: ['mine'] })
  const theirs = {
    columns: { jobs: ['theirs'], plans: ['name'] },
    layout: { plans: { density: 'compact' } },
  } as const
  const adopted = adoptLooks(changed, 'vip', theirs)
  expect(adopted.columns).toEqual({ jobs: ['mine'], plans: ['name'] })
  expect(adopted.layout).toEqual({ jobs: { mode: 'grid' }, plans: { density: 'compact' } })
  const reset = changeLook(kept, 'vip', 'jobs', { columns: null })
  expect(adoptLooks(reset, 'vip', theirs).columns).toEqual({ plans: ['name'] })
})

test('gives nobody the looks of another person', () => {
  const changed = changeLook(kept, 'vip', 'jobs', { columns: ['mine'] })
  const nothing = { columns: {}, layout: {} }
  expect(adoptLooks(changed, 'manager', nothing)).toEqual({
    by: 'manager',
    ...nothing,
    unsent: [],
  })
  expect(changeLook(changed, 'manager', 'plans', { columns: ['name'] })).toEqual({
    by: 'manager',
    columns: { plans: ['name'] },
    layout: {},
    unsent: ['plans'],
  })
})
