import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isRole, ROLE_LABELS, ROLES } from './roles.ts'

it('has the role names of the specification, in its order', () => {
  const file = new URL('../../../docs/spec/entities.json', import.meta.url)
  const spec = JSON.parse(readFileSync(file, 'utf8')) as { roles: { values: string[] } }
  expect(ROLES).toEqual(spec.roles.values)
  expect(ROLES).toHaveLength(20)
})

it('calls every role by a name of its own in both languages', () => {
  expect(Object.keys(ROLE_LABELS).sort()).toEqual([...ROLES].sort())
  for (const locale of ['zh', 'en'] as const)
    expect(new Set(Object.values(ROLE_LABELS).map((label) => label[locale])).size).toBe(20)
})

it('knows no other role', () => {
  for (const name of ['', 'Admin', 'constructor', '__proto__', 'root'])
    expect(isRole(name)).toBe(false)
})
