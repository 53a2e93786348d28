import { describe, expect, it } from 'vitest'
import { registry } from '../resources/index.ts'
import { toListQuery } from './list-query.ts'

const contents = registry.resources.find(({ type }) => type === 'carry_contents')!
const second = { 'page[number]': 2, 'page[size]': 20 }
const hasOnePlan = (values: Record<string, unknown>) => toListQuery(contents, values).hasOnePlan

describe('one plan for all values', () => {
  it('serves the pages of a value that many rows have', () => {
    expect(hasOnePlan(second)).toBe(true)
    expect(hasOnePlan({ ...second, 'filter[status]': ['checked'] })).toBe(true)
  })

  it.each([
    ['a first page, whose value may be rare', { 'filter[status]': ['checked'] }],
    ['several values', { ...second, 'filter[status]': ['checked', 'published'] }],
    ['a range', { ...second, 'filter[created_since]': '2026-01-01T00:00:00Z' }],
    ['words that are searched', { ...second, 'filter[search]': 'sofa' }],
    ['a cursor', { 'page[after]': Buffer.from('["2026-01-01",1]').toString('base64url') }],
  ])('does not serve %s', (_what, values) => {
    expect(hasOnePlan(values)).toBe(false)
  })
})
