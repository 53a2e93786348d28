import { ROUTE_RULES } from '@omc/acl'
import { expect, test } from 'vitest'
import { LATER_ICONS } from './later-icon.tsx'
import { FIRST_ICONS } from './route-icon.tsx'

test('every screen of the table has an icon', () => {
  const known = new Set([...Object.keys(FIRST_ICONS), ...Object.keys(LATER_ICONS)])
  expect(ROUTE_RULES.map(({ icon }) => icon).filter((icon) => !known.has(icon))).toEqual([])
})
