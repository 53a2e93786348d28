import { expect, it } from 'vitest'
import { DECLARED, screen, TABLE, tableOf } from '../testing/declared-screens.ts'
import { GUARD_SETTINGS } from './guard-settings.ts'
import { isInList, passesGuards } from './screen-access.ts'
import { viewerOf } from './viewer.ts'

const holder = (...roles: string[]) => ({ admin: false, roles })
const viewer = (...roles: string[]) => viewerOf(true, holder(...roles))
const paths = (...roles: string[]) =>
  DECLARED.filter((row) => !row.public && passesGuards(TABLE, row, holder(...roles))).map(
    ({ path }) => path,
  )

it('opens a screen without guard to everybody who is signed in (B-113)', () => {
  expect(paths()).toEqual([
    '/',
    '/home',
    '/ucenter',
    '/ucenter/landing',
    '/ucenter/password',
    '/ucenter/user',
  ])
  expect(isInList(TABLE, TABLE.match('/home'), viewerOf(false, null))).toBe(false)
})

it('opens a guarded screen to those who hold one of its roles (B-114)', () => {
  const chat = TABLE.match('/chat')
  expect(
    ['admin', 'manager', 'chatgpt'].every((role) => passesGuards(TABLE, chat, holder(role))),
  ).toBe(true)
  expect(passesGuards(TABLE, chat, holder('svip', 'vip'))).toBe(false)
  expect(passesGuards(TABLE, chat, { admin: true, roles: [] })).toBe(true)
})

it('holds a child to the guard of its group as well (B-115)', () => {
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
  expect(passesGuards(TABLE, creator, holder('jd_pic'))).toBe(false)
  expect(passesGuards(TABLE, creator, holder('admin'))).toBe(false)
  expect(passesGuards(TABLE, creator, holder('jd_pic', 'manager'))).toBe(true)
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

it('filters the list of screens by roles while role control is on, and it is on (B-111)', () => {
  expect(GUARD_SETTINGS.roleControl).toBe(true)
  const listed = (settings: typeof GUARD_SETTINGS) =>
    DECLARED.filter((row) => isInList(TABLE, row, viewer('auditor'), settings)).length
  expect(listed(GUARD_SETTINGS)).toBe(7 + paths('auditor').length)
  expect(listed({ ...GUARD_SETTINGS, roleControl: false })).toBe(74)
})

it('does not filter the list of a visitor by roles (B-112)', () => {
  const visitor = viewerOf(false, null, true)
  const settings = { ...GUARD_SETTINGS, visitMode: true }
  expect(DECLARED.every((row) => isInList(TABLE, row, visitor, settings))).toBe(true)
  // Off, as it is delivered, visitors see public pages only.
  expect(GUARD_SETTINGS.visitMode).toBe(false)
  expect(DECLARED.filter((row) => isInList(TABLE, row, visitor)).every((row) => row.public)).toBe(
    true,
  )
})
