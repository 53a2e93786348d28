import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { holds } from './holds.ts'
import type { AclMode, AclRule } from './holds.ts'

const person = (roles: string[], permissions: string[] = []) => ({
  admin: false,
  roles,
  permissions,
})
const nobody = person([])
const ALL_MODES: AclMode[] = ['oneOf', 'allOf', 'except']

/** Every way to hold two roles (a, b) and two permissions (p, q). */
const holders = [0, 1, 2, 3].flatMap((r) =>
  [0, 1, 2, 3].map((p) =>
    person(
      ['a', 'b'].filter((_, bit) => r & (1 << bit)),
      ['p', 'q'].filter((_, bit) => p & (1 << bit)),
    ),
  ),
)
/** Every half: not given, empty, one name, two names. */
const halves = (x: string, y: string) => [undefined, [], [x], [x, y]]

describe('the list', () => {
  it.each([
    [['a'], person(['a']), true],
    [['a', 'z'], person(['a']), true],
    [['p'], person([], ['p']), true],
    [['a', 'p'], person([], ['p']), true],
    [['z'], person(['a'], ['p']), false],
    [[], person(['a'], ['p']), false],
    [['a'], nobody, false],
  ])('%j against %j is %s', (rule, held, expected) => {
    behaviour('B-232', () => expect(holds(rule, held)).toBe(expected))
  })

  it('is the same as oneOf over both kinds of names', () => {
    behaviour('B-232', () => {
      for (const held of holders)
        expect(holds(['a', 'q'], held)).toBe(
          holds({ role: ['a', 'q'], permission: ['a', 'q'] }, held),
        )
    })
  })
})

describe('the object', () => {
  const table: [AclRule, string[], string[], boolean][] = [
    [{ role: ['a'] }, ['a'], [], true],
    [{ role: ['a'] }, [], ['a'], false],
    [{ permission: ['p'] }, [], ['p'], true],
    [{ permission: ['p'] }, ['p'], [], false],
    [{ role: ['a', 'b'] }, ['b'], [], true],
    [{ role: ['a'], permission: ['p'] }, ['a'], [], true],
    [{ role: ['a'], permission: ['p'] }, [], ['p'], true],
    [{ role: ['a'], permission: ['p'] }, [], [], false],
    [{ role: ['a', 'b'], mode: 'allOf' }, ['a', 'b'], [], true],
    [{ role: ['a', 'b'], mode: 'allOf' }, ['a'], [], false],
    [{ permission: ['p', 'q'], mode: 'allOf' }, [], ['p', 'q'], true],
    [{ role: ['a'], permission: ['p'], mode: 'allOf' }, ['a'], ['p'], true],
    [{ role: ['a'], permission: ['p'], mode: 'allOf' }, ['a'], [], false],
    [{ role: ['a'], permission: ['p'], mode: 'allOf' }, [], ['p'], false],
    [{ role: ['a'], mode: 'except' }, ['a'], [], false],
    [{ role: ['a'], mode: 'except' }, [], [], true],
    [{ role: ['a', 'b'], mode: 'except' }, ['a'], [], true],
    [{ role: ['a', 'b'], mode: 'except' }, ['a', 'b'], [], false],
    [{ permission: ['p'], mode: 'except' }, ['a'], ['p'], false],
    [{ role: ['a'], permission: ['p'], mode: 'except' }, ['a'], [], true],
    [{ role: ['a'], permission: ['p'], mode: 'except' }, ['a'], ['p'], false],
  ]
  it.each(table)('%j with roles %j and permissions %j is %s', (...row) => {
    const [rule, roles, permissions, expected] = row
    behaviour(['B-233', 'B-234', 'B-235'], () =>
      expect(holds(rule, person(roles, permissions))).toBe(expected),
    )
  })

  it('takes oneOf when no mode is named', () => {
    behaviour('B-233', () => {
      for (const held of holders)
        expect(holds({ role: ['a'], permission: ['p'] }, held)).toBe(
          holds({ role: ['a'], permission: ['p'], mode: 'oneOf' }, held),
        )
    })
  })

  it('agrees with the plain reading for every pair of halves, every mode and every holder', () => {
    let checked = 0
    for (const role of halves('a', 'b'))
      for (const permission of halves('p', 'q'))
        for (const mode of ALL_MODES)
          for (const held of holders) {
            const named = [...(role ?? []), ...(permission ?? [])]
            const owned = named.filter((n) => [...held.roles, ...held.permissions].includes(n))
            const all = owned.length === named.length
            const expected =
              named.length > 0 && { oneOf: owned.length > 0, allOf: all, except: !all }[mode]
            expect(holds({ role, permission, mode }, held)).toBe(expected)
            checked += 1
          }
    expect(checked).toBe(4 * 4 * 3 * 16)
  })

  it.each(ALL_MODES)('a missing half never changes the answer of the other half (%s)', (mode) => {
    for (const held of holders) {
      const alone = holds({ role: ['a', 'b'], mode }, held)
      expect(holds({ role: ['a', 'b'], permission: [], mode }, held)).toBe(alone)
      expect(holds({ role: ['a', 'b'], permission: undefined, mode }, held)).toBe(alone)
    }
  })

  it('except is always the opposite of allOf when something is named', () => {
    for (const held of holders) {
      const rule = { role: ['a'], permission: ['p', 'q'] }
      expect(holds({ ...rule, mode: 'except' }, held)).toBe(
        !holds({ ...rule, mode: 'allOf' }, held),
      )
    }
  })

  it.each(ALL_MODES)('a rule that names nothing passes for full access only (%s)', (mode) => {
    expect(holds({ mode }, person(['a'], ['p']))).toBe(false)
    expect(holds({ role: [], permission: [], mode }, person(['a'], ['p']))).toBe(false)
    expect(holds({ mode }, { ...nobody, admin: true })).toBe(true)
  })

  it('denies a mode it does not know', () => {
    const foreign = JSON.parse('{"role":["a"],"mode":"anyOf"}') as AclRule
    expect(holds(foreign, person(['a']))).toBe(false)
  })
})

describe('full access', () => {
  it('passes every rule in every mode', () => {
    const admin = { ...nobody, admin: true }
    behaviour('B-231', () => {
      expect(holds(['z'], admin)).toBe(true)
      for (const mode of ALL_MODES) expect(holds({ role: ['z'], mode }, admin)).toBe(true)
    })
  })

  it('is the flag: the role named admin is an ordinary role', () => {
    expect(holds(['manager'], person(['admin']))).toBe(false)
    expect(holds(['admin'], person(['admin']))).toBe(true)
  })
})
