import { behaviour } from '@omc/behaviours/vitest'
import { screen, TABLE, tableOf } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { breadcrumb, breadcrumbText } from './breadcrumb.ts'

const text = (address: string) => breadcrumbText(breadcrumb(TABLE, address), 'en')

it('shows the chain of the matched route with > between the parts', () => {
  expect(text('/carry/content/list?p=2')).toBe('my creation > content list')
  expect(text('/guanghe/account/7/edit')).toBe('guanghe > creator info')
})

it('skips rows flagged breadcrumb-hidden', () => {
  // The root area is level-hidden, so its screens have no parent in the breadcrumb.
  expect(text('/home')).toBe('workbench')
  const table = tableOf(
    screen({ path: '/a', group: true }),
    screen({ path: '/a/b', group: '/a', breadcrumbHidden: true }),
    screen({ path: '/a/b/c', group: '/a/b' }),
  )
  behaviour('B-035', () =>
    expect(breadcrumbText(breadcrumb(table, '/a/b/c'), 'en')).toBe('a > a_b_c'),
  )
})

it('links the groups that lead somewhere, and not the open screen', () => {
  expect(breadcrumb(TABLE, '/carry/content/list')).toEqual([
    { title: { zh: '「my creation」', en: 'my creation' }, link: '/carry', isCurrent: false },
    { title: { zh: '「content list」', en: 'content list' }, link: null, isCurrent: true },
  ])
  expect(breadcrumb(TABLE, '/carry/content/list', () => false)[0]?.link).toBeNull()
  // A hidden group has no first visible child.
  expect(breadcrumb(TABLE, '/ucenter/password')[0]?.link).toBeNull()
})
