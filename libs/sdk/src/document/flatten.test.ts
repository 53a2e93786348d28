import { behaviour } from '@omc/behaviours/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flattenList, flattenRecord } from './flatten.ts'
import { flattenSlowly } from './testing/flatten-slowly.ts'
import { whereGraphsDiffer } from './testing/where-graphs-differ.ts'

const identifier = (type: string, id: string) => ({ data: { type, id } })

describe('one document', () => {
  it('lifts attributes and puts included records under their relation name', () => {
    const record = flattenRecord({
      data: {
        id: '7',
        type: 'carry_contents',
        attributes: { title: 'Tea', readed: false, score: 0, none: 'replaced', linked: 'kept' },
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
          nobody: { data: [] },
          linked: { links: { related: '/x' } },
        },
      },
      included: [
        { id: '1', type: 'users', attributes: { username: 'ling' } },
        { id: '2', type: 'tags', attributes: { name: 'a' } },
        { id: '3', type: 'tags', attributes: { name: 'b' } },
      ],
    })
    behaviour('B-148', () =>
      expect(record).toEqual({
        id: '7',
        type: 'carry_contents',
        title: 'Tea',
        readed: false,
        score: 0,
        linked: 'kept',
        user: { id: '1', type: 'users', username: 'ling' },
        tags: [
          { id: '2', type: 'tags', name: 'a' },
          { id: '3', type: 'tags', name: 'b' },
        ],
        team: { id: '9', type: 'business_teams' },
        none: null,
        nobody: [],
      }),
    )
  })

  it('gives id and type the last word', () => {
    const data = {
      id: '7',
      type: 'contents',
      attributes: { id: 'x', type: 'x', title: 'Tea' },
      relationships: { id: identifier('users', '1'), type: { data: null } },
    }
    expect(flattenRecord({ data })).toEqual({ id: '7', type: 'contents', title: 'Tea' })
  })

  it('is null for a document of nothing', () => {
    expect(flattenRecord({ data: null })).toBeNull()
    expect(flattenList({ data: null })).toBeUndefined()
  })

  it('reads what the list says about the rest', () => {
    const meta = { record_count: 412, record_count_capped: true, next_cursor: 'abc' }
    expect(flattenList({ data: [], meta })).toEqual({
      items: [],
      total: 412,
      totalCapped: true,
      nextCursor: 'abc',
    })
    const foreign = { record_count: '412', record_count_capped: 'yes', next_cursor: 7 }
    for (const said of [undefined, null, [], foreign])
      expect(flattenList({ data: [{ id: '1', type: 'x' }], meta: said })).toMatchObject({
        total: 1,
        totalCapped: false,
        nextCursor: null,
      })
  })
})

describe('identity', () => {
  const user = {
    id: '1',
    type: 'users',
    attributes: { name: 'ling' },
    relationships: { best: identifier('contents', '2'), boss: identifier('users', '1') },
  }
  const contentOf = (id: string) => ({
    id,
    type: 'contents',
    attributes: { title: `c${id}` },
    relationships: { user: identifier('users', '1'), team: identifier('teams', '5') },
  })

  it('is one object for one record, wherever it stands, and circles are circles', () => {
    const page = flattenList({ data: [contentOf('1'), contentOf('2')], included: [user] })
    const [first, second] = page?.items ?? []
    const ling = first?.['user']
    expect(second?.['user']).toBe(ling)
    expect(ling).toMatchObject({ id: '1', type: 'users', name: 'ling' })
    expect((ling as { best: unknown }).best).toBe(second)
    expect((ling as { boss: unknown }).boss).toBe(ling)
  })

  it('is one object for a record that was not included, too', () => {
    const page = flattenList({ data: [contentOf('1'), contentOf('2')] })
    expect(page?.items[0]?.['team']).toEqual({ id: '5', type: 'teams' })
    expect(page?.items[0]?.['team']).toBe(page?.items[1]?.['team'])
  })

  it('is one object for a record that is primary and included; the primary one counts', () => {
    const double = { id: '1', type: 'contents', attributes: { title: 'other', more: 1 } }
    const fan = { id: '9', type: 'users', relationships: { best: identifier('contents', '1') } }
    const data = [{ ...contentOf('1'), relationships: { user: identifier('users', '9') } }]
    const page = flattenList({ data, included: [double, fan] })
    const [content] = page?.items ?? []
    const owner = content?.['user']
    expect(content?.['title']).toBe('c1')
    expect(content).not.toHaveProperty('more')
    expect((owner as { best: unknown }).best).toBe(content)
  })

  it('is one object for an item that comes twice; the first one counts', () => {
    const later = { ...contentOf('1'), attributes: { title: 'later' }, relationships: {} }
    const page = flattenList({ data: [contentOf('1'), later] })
    expect(page?.items).toHaveLength(2)
    expect(page?.items[1]).toBe(page?.items[0])
    expect(page?.items[1]).toMatchObject({ title: 'c1', team: { id: '5' } })
  })

  it('does not take two records for one because their names join to the same text', () => {
    const data = [
      { type: 'a/b', id: 'c', attributes: { n: 1 } },
      { type: 'a', id: 'b/c', attributes: { n: 2 } },
    ]
    expect(flattenList({ data })?.items.map((item) => item['n'])).toEqual([1, 2])
  })
})

describe('foreign input', () => {
  it('is no document', () => {
    const bodies = [undefined, null, 'x', 7, [], {}, { data: 'x' }, { data: { id: 1 } }]
    for (const foreign of [...bodies, { data: { id: '1' } }, { data: { type: 'x' } }]) {
      expect(flattenRecord(foreign)).toBeUndefined()
      expect(flattenList(foreign)).toBeUndefined()
    }
    for (const item of [5, null, [], {}, { id: 1, type: 'x' }])
      expect(flattenList({ data: [{ id: '1', type: 'x' }, item] })).toBeUndefined()
  })

  it('leaves out what is no relation and no included record', () => {
    const relationships = {
      number: 5,
      nothing: null,
      list: [identifier('users', '1')],
      empty: {},
      text: { data: 'x' },
      unnamed: { data: { id: '1' } },
      mixed: { data: [null, 5, { type: 'users', id: '1' }, { id: 3, type: 'users' }] },
    }
    const data = { id: '1', type: 'x', attributes: [1], relationships }
    for (const included of [undefined, null, 'x', {}, [null, 5, { id: 1 }, []]])
      expect(flattenRecord({ data, included })).toEqual({
        id: '1',
        type: 'x',
        mixed: [{ id: '1', type: 'users' }],
      })
    for (const broken of [null, 5, 'text', [data]])
      expect(
        flattenRecord({ data: { id: '1', type: 'x', attributes: broken, relationships: broken } }),
      ).toEqual({ id: '1', type: 'x' })
  })

  it('changes no prototype, whatever attributes, relations, types and ids are called', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
    for (const name of names) {
      const text = JSON.stringify({
        data: [
          {
            id: name,
            type: name,
            attributes: { NAME: { polluted: true } },
            relationships: { other: identifier(name, 'gone') },
          },
          { id: '2', type: 'x', relationships: { NAME: identifier(name, name) } },
        ],
      }).replaceAll('"NAME"', JSON.stringify(name))
      const [first, second] = flattenList(JSON.parse(text))?.items ?? []
      for (const record of [first, second]) {
        expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
        expect(Object.keys(record ?? {})).toContain(name)
      }
      expect(Object.getOwnPropertyDescriptor(first, name)?.value).toEqual({ polluted: true })
      expect(Object.getOwnPropertyDescriptor(second, name)?.value).toBe(first)
    }
    expect({}).not.toHaveProperty('polluted')
  })

  it('reads a chain as long as the document', () => {
    const link = (at: number) => ({
      id: String(at),
      type: 'x',
      relationships: { next: identifier('x', String(at + 1)) },
    })
    const included = Array.from({ length: 50_000 }, (_, at) => link(at + 1))
    let record: unknown = flattenRecord({ data: link(0), included })
    let count = 0
    while (record && (record as { next?: unknown }).next) {
      record = (record as { next?: unknown }).next
      count += 1
    }
    expect(count).toBe(50_001)
  })

  it('never throws', () => {
    const anything = fc.anything({ withNullPrototype: true, withMap: true, withSet: true })
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ data: anything, included: anything })), (body) => {
        flattenRecord(body)
        flattenList(body)
      }),
      { numRuns: 500 },
    )
  })
})

describe('any document', () => {
  const name = fc.constantFrom('a', 'b', 'id', 'type', '__proto__', 'constructor', '0', 'data')
  const pick = fc.constantFrom('a', 'b', 'a/b', '1', '07', 'b/1', '__proto__', '4294967295')
  const named = fc.record({ type: pick, id: pick })
  const relation = fc.oneof(
    { weight: 3, arbitrary: fc.record({ data: named }) },
    { weight: 2, arbitrary: fc.record({ data: fc.array(named, { maxLength: 3 }) }) },
    fc.record({ data: fc.constantFrom(null, 5, 'x', {}, [null, {}]) }),
    fc.constantFrom(null, 5, {}, [], { links: { self: '/' } }),
  )
  const objectOf = <T>(value: fc.Arbitrary<T>) =>
    fc.array(fc.tuple(name, value), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs))
  const resource = fc.record(
    {
      type: pick,
      id: pick,
      attributes: fc.oneof({ weight: 5, arbitrary: objectOf(fc.jsonValue()) }, fc.jsonValue()),
      relationships: fc.oneof({ weight: 5, arbitrary: objectOf(relation) }, fc.jsonValue()),
    },
    { requiredKeys: ['type', 'id'] },
  )
  const document = fc.record({
    data: fc.array(resource, { maxLength: 5 }),
    included: fc.array(fc.oneof({ weight: 5, arbitrary: resource }, fc.jsonValue()), {
      maxLength: 6,
    }),
  })

  it('becomes the same graph as by the slow and obvious way, objects of one record included', () => {
    fc.assert(
      fc.property(document, (body) => {
        const items = flattenList(body)?.items
        expect(whereGraphsDiffer(items, flattenSlowly(body))).toBeNull()
        for (const data of body.data) {
          const one = { data, included: body.included }
          expect(whereGraphsDiffer(flattenRecord(one), flattenSlowly(one))).toBeNull()
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('becomes the same graph when it is adopted', () => {
    const parsed = <T>(body: T) => JSON.parse(JSON.stringify(body)) as T
    fc.assert(
      fc.property(document, (body) => {
        const adopted = flattenList(parsed(body), true)?.items
        expect(whereGraphsDiffer(adopted, flattenSlowly(parsed(body)))).toBeNull()
        for (const data of body.data) {
          const one = { data, included: body.included }
          const record = flattenRecord(parsed(one), true)
          expect(whereGraphsDiffer(record, flattenSlowly(parsed(one)))).toBeNull()
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('gives its attributes as the records only when it is adopted', () => {
    const body = { data: [{ id: '1', type: 'x', attributes: { title: 'Tea' } }] }
    const { attributes } = body.data[0]!
    expect(flattenList(body)?.items[0]).not.toBe(attributes)
    expect(attributes).toEqual({ title: 'Tea' })
    expect(flattenList(body, true)?.items[0]).toBe(attributes)
  })

  it('is not changed', () => {
    fc.assert(
      fc.property(document, (body) => {
        const before = structuredClone(body)
        const frozen = deepFreeze(body)
        flattenList(frozen)
        expect(frozen).toEqual(before)
      }),
    )
  })
})

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner)
    Object.freeze(value)
  }
  return value
}
