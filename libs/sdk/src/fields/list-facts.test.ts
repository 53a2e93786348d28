import { expect, it } from 'vitest'
import { LISTS } from '../generated/lists.ts'
import { listFacts, type FilterFact } from './list-facts.ts'

const named = (filters: readonly FilterFact[] = [], name: string) =>
  filters.find((filter) => filter.name === name)

it('says what a list can be narrowed by, and takes both ends of a span as one', async () => {
  const { filters } = (await listFacts('carry_items')) ?? {}
  expect(named(filters, 'price')).toEqual({
    name: 'price',
    takes: 'span',
    kind: 'yuan',
    zh: '价格',
    en: 'Price',
    from: 'price_min',
    to: 'price_max',
  })
  expect(named(filters, 'created')).toMatchObject({ from: 'created_since', to: 'created_until' })
  expect(named(filters, 'sales')).toMatchObject({ from: 'sales_min', en: 'Sold' })
  expect(named(filters, 'user_id')).toMatchObject({ takes: 'values', kind: 'id', of: 'users' })
  expect(['search', 'ids', 'trashed'].map((name) => named(filters, name))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('has the attributes of the rows of every list', async () => {
  for (const type of Object.keys(LISTS)) {
    const facts = await listFacts(type)
    expect(Object.keys(facts?.columns ?? {}).length).toBeGreaterThan(0)
  }
  expect(await listFacts('no_such_list')).toBeNull()
})
