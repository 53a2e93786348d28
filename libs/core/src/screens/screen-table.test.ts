import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { CATCH_ALL, DECLARED, screen, TABLE, tableOf } from '../testing/declared-screens.ts'
import { queryOf } from './address.ts'
import { createScreenTable, paramsOf } from './screen-table.ts'
import { isExternal } from './screen.ts'

it('answers every declared path with its own row', () => {
  expect(DECLARED).toHaveLength(74)
  for (const row of DECLARED) {
    const address = row.path.replace(/\{\w+\}/g, '42')
    expect(TABLE.match(address).path).toBe(row.path)
  }
})

it('answers an unknown path with the row that leads to /404', () => {
  behaviour('B-014', () => {
    for (const path of ['/nowhere', '/carry/item', '/carry/item/a/b', '', 'home', '/{x}', '*']) {
      expect(TABLE.match(path)).toMatchObject({ path: '*', redirect: '/404' })
    }
  })
})

it('prefers a static path to one with a parameter', () => {
  expect(TABLE.match('/carry/material/check').path).toBe('/carry/material/check')
  expect(TABLE.match('/carry/material/douyin').path).toBe('/carry/material/{source}')
  expect(TABLE.match('#/carry/content/list/?p=2#x').path).toBe('/carry/content/list')
})

it('names the segments of an address and keeps what cannot be decoded', () => {
  const edit = TABLE.match('/guanghe/account/7/edit')
  expect(paramsOf(edit, '/guanghe/account/7/edit?tab=a')).toEqual({ id: '7' })
  expect(paramsOf(edit, '/guanghe/account/%E4%B8%AD/edit')).toEqual({ id: '中' })
  expect(paramsOf(edit, '/guanghe/account/%E4/edit')).toEqual({ id: '%E4' })
})

it('reads a query with names given twice, empty ones, and ones it cannot decode', () => {
  expect(queryOf('#/a?x=1&x=2&y=&z&w=a+b%20c&%E4=1#f')).toEqual({
    x: ['1', '2'],
    y: [''],
    z: [''],
    w: ['a b c'],
    '%E4': ['1'],
  })
  const odd = queryOf('/a?__proto__=1')
  expect(Object.keys(odd)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(odd)).toBe(Object.prototype)
})

it('gives the chain from the group to the screen, however deep', () => {
  const table = tableOf(
    screen({ path: '/a', group: true }),
    screen({ path: '/a/b', group: '/a' }),
    screen({ path: '/a/b/c', group: '/a/b' }),
  )
  expect(table.chainOf(table.match('/a/b/c')).map(({ path }) => path)).toEqual([
    '/a',
    '/a/b',
    '/a/b/c',
  ])
  expect(table.childrenOf(table.match('/a')).map(({ path }) => path)).toEqual(['/a/b'])
})

it('refuses declarations that cannot work', () => {
  const group = screen({ path: '/a', group: true })
  expect(() => createScreenTable([group])).toThrow('no catch-all')
  expect(() => createScreenTable([group, group, CATCH_ALL])).toThrow('same path')
  expect(() => tableOf(screen({ path: '/x/y', group: '/x' }))).toThrow('/x/y names no group')
  expect(() =>
    tableOf(screen({ path: '/x', group: '/y' }), screen({ path: '/y', group: '/x' })),
  ).toThrow('inside itself')
})

it('counts only web, mail and phone addresses as outside', () => {
  expect(['https://a.example', 'HTTP://a', 'mailto:a@b', 'tel:1'].every(isExternal)).toBe(true)
  expect(['/home', '//a', 'javascript:alert(1)', 'data:x', 'https:a'].some(isExternal)).toBe(false)
})
