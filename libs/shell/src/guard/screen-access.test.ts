import { behaviour } from '@omc/behaviours/vitest'
import { passesGuards } from '@omc/core'
import { DECLARED, TABLE } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { GUARD_SETTINGS } from './guard-settings.ts'
import { isInList } from './screen-access.ts'
import { viewerOf } from './viewer.ts'

const holder = (...roles: string[]) => ({ admin: false, roles })
const viewer = (...roles: string[]) => viewerOf(true, holder(...roles))
const paths = (...roles: string[]) =>
  DECLARED.filter((row) => !row.public && passesGuards(TABLE, row, holder(...roles))).map(
    ({ path }) => path,
  )

it('lists no screen for a stranger that needs a sign-in', () => {
  expect(isInList(TABLE, TABLE.match('/home'), viewerOf(false, null))).toBe(false)
})

it('filters the list of screens by roles while role control is on, and it is on', () => {
  behaviour('B-111', () => {
    expect(GUARD_SETTINGS.roleControl).toBe(true)
    const listed = (settings: typeof GUARD_SETTINGS) =>
      DECLARED.filter((row) => isInList(TABLE, row, viewer('auditor'), settings)).length
    expect(listed(GUARD_SETTINGS)).toBe(7 + paths('auditor').length)
    expect(listed({ ...GUARD_SETTINGS, roleControl: false })).toBe(74)
  })
})

it('does not filter the list of a visitor by roles', () => {
  const visitor = viewerOf(false, null, true)
  const settings = { ...GUARD_SETTINGS, visitMode: true }
  behaviour('B-112', () =>
    expect(DECLARED.every((row) => isInList(TABLE, row, visitor, settings))).toBe(true),
  )
  // Off, as it is delivered, visitors see public pages only.
  expect(GUARD_SETTINGS.visitMode).toBe(false)
  expect(DECLARED.filter((row) => isInList(TABLE, row, visitor)).every((row) => row.public)).toBe(
    true,
  )
})
