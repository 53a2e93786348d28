import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { DECLARED, screen, TABLE, tableOf } from '../testing/declared-screens.ts'
import { passesGuards } from './passes-guards.ts'

const holder = (...roles: string[]) => ({ admin: false, roles })
const paths = (...roles: string[]) =>
  DECLARED.filter((row) => !row.public && passesGuards(TABLE, row, holder(...roles))).map(
    ({ path }) => path,
  )

it('opens a screen without guard to everybody who is signed in', () => {
  behaviour('B-113', () =>
    expect(paths()).toEqual([
      '/',
      '/home',
      '/ucenter',
      '/ucenter/landing',
      '/ucenter/password',
      '/ucenter/user',
    ]),
  )
})

it('opens a guarded screen to those who hold one of its roles', () => {
  const chat = TABLE.match('/chat')
  behaviour('B-114', () => {
    expect(
      ['admin', 'manager', 'chatgpt'].every((role) => passesGuards(TABLE, chat, holder(role))),
    ).toBe(true)
    expect(passesGuards(TABLE, chat, holder('svip', 'vip'))).toBe(false)
    expect(passesGuards(TABLE, chat, { admin: true, roles: [] })).toBe(true)
  })
})

it('lets the nearest guard decide: a child without roles inherits those of its group', () => {
  // Compared row by row with the reading, spelled out by hand.
  const roles = [...new Set(DECLARED.flatMap((row) => row.roles ?? []))]
  expect(roles.length).toBeGreaterThan(15)
  const isScreen = ({ public: isPublic, group }: (typeof DECLARED)[number]) =>
    !isPublic && group !== true
  for (const row of DECLARED.filter(isScreen)) {
    const guard = row.roles ?? DECLARED.find(({ path }) => path === row.group)?.roles ?? null
    for (const role of roles) {
      const opens = passesGuards(TABLE, row, holder(role))
      expect([row.path, role, opens]).toEqual([row.path, role, guard?.includes(role) ?? true])
    }
  }
  const creator = TABLE.match('/carry/creator/jd_pic')
  behaviour('B-115', () => {
    expect(passesGuards(TABLE, creator, holder('jd_pic'))).toBe(true)
    expect(passesGuards(TABLE, creator, holder('admin', 'manager'))).toBe(false)
    expect(passesGuards(TABLE, TABLE.match('/carry/content/list'), holder('jd_pic'))).toBe(false)
    expect(passesGuards(TABLE, TABLE.match('/carry/content/list'), holder('manager'))).toBe(true)
  })
})

it('opens a group to those who may open it or a screen in it', () => {
  const group = TABLE.match('/carry')
  expect(passesGuards(TABLE, group, holder('jd_pic'))).toBe(true)
  expect(passesGuards(TABLE, group, holder('manager'))).toBe(true)
  expect(passesGuards(TABLE, group, holder('chatgpt'))).toBe(false)
})

it('finds the nearest guard however deep', () => {
  const table = tableOf(
    screen({ path: '/a', group: true, roles: ['x'] }),
    screen({ path: '/a/b', group: '/a' }),
    screen({ path: '/a/b/c', group: '/a/b', roles: ['y'] }),
    screen({ path: '/a/b/d', group: '/a/b' }),
  )
  const opens = (path: string, ...roles: string[]) =>
    passesGuards(table, table.match(path), holder(...roles))
  expect(['/a', '/a/b', '/a/b/c', '/a/b/d'].filter((path) => opens(path, 'x'))).toEqual([
    '/a',
    '/a/b',
    '/a/b/d',
  ])
  expect(['/a', '/a/b', '/a/b/c', '/a/b/d'].filter((path) => opens(path, 'y'))).toEqual([
    '/a',
    '/a/b',
    '/a/b/c',
  ])
})
