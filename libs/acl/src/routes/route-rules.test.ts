import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRole } from '../roles.ts'
import { ROUTE_RULES } from './route-rules.ts'

type SpecRoute = {
  path: string
  group: string | true
  title: string
  roles: string[] | null
  hidden: boolean
  public?: boolean
  redirect?: string
  activeMenu?: string
  noClosable?: boolean
  open?: string
}

const specFile = new URL('../../../../docs/spec/routes.json', import.meta.url)
const spec = JSON.parse(readFileSync(specFile, 'utf8')) as SpecRoute[]
const byPath = new Map(ROUTE_RULES.map((rule) => [rule.path, rule]))

it('has the 74 rows of the specification, in its order, and no other', () => {
  expect(spec).toHaveLength(74)
  expect(ROUTE_RULES.map(({ path }) => path)).toEqual(spec.map(({ path }) => path))
  expect(byPath.size).toBe(74)
})

describe.each(spec)('$path', (row) => {
  const rule = byPath.get(row.path)!

  it('has the group, guard, visibility and flags of the specification', () => {
    expect({
      group: rule.group,
      roles: rule.roles,
      hidden: rule.hidden,
      public: rule.public,
      redirect: rule.redirect,
      activeMenu: rule.activeMenu,
      noClosable: rule.noClosable,
    }).toEqual({
      group: row.group,
      roles: row.roles,
      hidden: row.hidden,
      public: row.public ?? false,
      redirect: row.redirect,
      activeMenu: row.activeMenu,
      noClosable: row.noClosable ?? false,
    })
  })

  it('has a title in both languages; the English one as given, where it is given', () => {
    const isGiven = !/title not shown/i.test(row.open ?? '')
    expect(rule.title.zh).not.toBe('')
    expect(rule.title.en.toLowerCase()).toBe(
      isGiven ? row.title.toLowerCase() : rule.title.en.toLowerCase(),
    )
    expect(rule.icon).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

it('names existing roles, groups and menu entries only', () => {
  const groups = ROUTE_RULES.filter(({ group }) => group === true).map(({ path }) => path)
  const inMenu = ROUTE_RULES.filter(({ hidden }) => !hidden).map(({ path }) => path)
  for (const rule of ROUTE_RULES) {
    expect((rule.roles ?? []).every(isRole)).toBe(true)
    expect([true, 'public', ...groups]).toContain(rule.group)
    expect([undefined, ...inMenu]).toContain(rule.activeMenu)
    expect([undefined, ...byPath.keys()]).toContain(rule.redirect)
  }
})

it('gives every row a title key of its own', () => {
  expect(new Set(ROUTE_RULES.map(({ titleKey }) => titleKey)).size).toBe(74)
  expect(byPath.get('/guanghe/gh-pic/new')?.titleKey).toBe('route.guanghe_gh_pic_new')
  expect(byPath.get('/')?.titleKey).toBe('route.root')
  expect(byPath.get('*')?.titleKey).toBe('route.unknown')
})

it('has one screen for each of 60 addresses behind login: 41 in the menu, 19 hidden', () => {
  const screens = ROUTE_RULES.filter((rule) => rule.group !== true && !rule.public)
  expect(screens).toHaveLength(60)
  expect(screens.filter(({ hidden }) => !hidden)).toHaveLength(41)
})
