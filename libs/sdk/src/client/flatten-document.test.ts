import { expect, it } from 'vitest'
import { flattenList, flattenRecord } from './flatten-document.ts'

const identifier = (type: string, id: string) => ({ data: { type, id } })

it('lifts attributes and puts included records under their relation name', () => {
  const record = flattenRecord({
    data: {
      id: '7',
      type: 'carry_contents',
      attributes: { title: 'Tea', readed: false, score: 0 },
      relationships: {
        user: identifier('users', '1'),
        tags: {
          data: [
            { type: 'tags', id: '2' },
            { type: 'tags', id: '3' },
          ],
        },
        team: identifier('business_teams', '9'),
        none: { data: null },
        linked: { links: { related: '/x' } },
      },
    },
    included: [
      { id: '1', type: 'users', attributes: { username: 'ling' } },
      { id: '2', type: 'tags', attributes: { name: 'a' } },
      { id: '3', type: 'tags', attributes: { name: 'b' } },
    ],
  })
  expect(record).toEqual({
    id: '7',
    type: 'carry_contents',
    title: 'Tea',
    readed: false,
    score: 0,
    user: { id: '1', type: 'users', username: 'ling' },
    tags: [
      { id: '2', type: 'tags', name: 'a' },
      { id: '3', type: 'tags', name: 'b' },
    ],
    team: { id: '9', type: 'business_teams' },
    none: null,
  })
})

it('ends a circle at the record it leads back to, from every starting point', () => {
  const content = (id: string) => ({
    id,
    type: 'contents',
    attributes: { title: `c${id}` },
    relationships: { user: identifier('users', '1') },
  })
  const user = {
    id: '1',
    type: 'users',
    attributes: { name: 'ling' },
    relationships: { best: identifier('contents', '2') },
  }
  const page = flattenList({ data: [content('1'), content('2')], included: [user] })
  expect(page?.items[0]).toEqual({
    id: '1',
    type: 'contents',
    title: 'c1',
    user: {
      id: '1',
      type: 'users',
      name: 'ling',
      best: { id: '2', type: 'contents', title: 'c2', user: { id: '1', type: 'users' } },
    },
  })
  expect(page?.items[1]?.['user']).toEqual({
    id: '1',
    type: 'users',
    name: 'ling',
    best: { id: '2', type: 'contents' },
  })
  expect(() => JSON.stringify(page)).not.toThrow()
})

it('stays small when a hundred records all point at each other', () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ type: 'nodes', id: String(index) }))
  const data = all.map((node) => ({ ...node, relationships: { peers: { data: all } } }))
  expect(JSON.stringify(flattenList({ data }))?.length).toBeLessThan(20_000_000)
})

it('shares an included record that leads nowhere back', () => {
  const data = ['1', '2'].map((id) => ({
    id,
    type: 'contents',
    relationships: { user: identifier('users', '1') },
  }))
  const page = flattenList({ data, included: [{ id: '1', type: 'users' }] })
  expect(page?.items[0]?.['user']).toBe(page?.items[1]?.['user'])
})

it('reads the total from the count of the server, else from the items', () => {
  expect(flattenList({ data: [], meta: { record_count: 412, record_count_capped: true } })).toEqual(
    {
      items: [],
      total: 412,
      totalCapped: true,
    },
  )
  expect(flattenList({ data: [{ id: '1', type: 'x' }] })?.total).toBe(1)
})

it('does not take anything else for a document', () => {
  for (const foreign of [undefined, null, 'x', [], {}, { data: 'x' }, { data: { id: 1 } }]) {
    expect(flattenRecord(foreign)).toBeUndefined()
    expect(flattenList(foreign)).toBeUndefined()
  }
  expect(flattenList({ data: [{ id: '1', type: 'x' }, 5] })).toBeUndefined()
  expect(flattenRecord({ data: null })).toBeNull()
})
