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

it('holds a child to the guard of its group as well', () => {
  // Held against the table row by row, with the two guards joined here by hand.
  const roles = [...new Set(DECLARED.flatMap((row) => row.roles ?? []))]
  expect(roles.length).toBeGreaterThan(15)
  for (const row of DECLARED.filter(({ public: isPublic }) => !isPublic)) {
    const group = DECLARED.find(({ path }) => path === row.group)
    for (const one of roles) {
      for (const two of roles) {
        const has = (guard: readonly string[] | null | undefined) =>
          !guard || guard.includes(one) || guard.includes(two)
        expect(passesGuards(TABLE, row, holder(one, two))).toBe(has(row.roles) && has(group?.roles))
      }
    }
  }
  const creator = TABLE.match('/carry/creator/jd_pic')
  behaviour('B-115', () => {
    expect(passesGuards(TABLE, creator, holder('jd_pic'))).toBe(false)
    expect(passesGuards(TABLE, creator, holder('admin'))).toBe(false)
    expect(passesGuards(TABLE, creator, holder('jd_pic', 'manager'))).toBe(true)
  })
})

it('holds a screen to every guard above it, however deep', () => {
  const table = tableOf(
    screen({ path: '/a', group: true, roles: ['x'] }),
    screen({ path: '/a/b', group: '/a' }),
    screen({ path: '/a/b/c', group: '/a/b', roles: ['y'] }),
  )
  const deep = table.match('/a/b/c')
  expect(passesGuards(table, deep, holder('y'))).toBe(false)
  expect(passesGuards(table, deep, holder('x', 'y'))).toBe(true)
})
