import { readFileSync } from 'node:fs'
import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { ROLES } from '../roles.ts'
import { canVisit } from './can-visit.ts'
import { matchRoute } from './match-route.ts'
import { ROUTE_RULES } from './route-rules.ts'
import { groupRedirect, visibleRoutes } from './visible-routes.ts'

const person = (...roles: string[]) => ({ admin: false, roles, permissions: [] })
const fullAccess = { admin: true, roles: [], permissions: [] }
const menuOf = (...roles: string[]) => visibleRoutes(person(...roles)).map(({ path }) => path)

const DEMO_PEOPLE: Record<string, string[]> = {
  site_admin: ['site_admin', 'admin'],
  manager: ['manager', 'gh_pic', 'gh_video', 'jd_pic', 'jd_video', 'hh_pic', 'hh_video'],
  auditor: ['auditor', 'gh_video_creative', 'jd_video_creative'],
  operator: 'svip vip carry_gh carry_item carry_dy gh_pic gh_video jd_pic chatgpt'.split(' '),
  creator: ['svip', 'gh_pic', 'jd_pic', 'jd_video'],
  vip: ['vip', 'ali_pic_sweb'],
  nobody: [],
}

describe('who may open what', () => {
  const specFile = new URL('../../../../docs/spec/routes.json', import.meta.url)
  const spec = JSON.parse(readFileSync(specFile, 'utf8')) as {
    path: string
    group: string | true
    roles: string[] | null
    public?: boolean
    hidden: boolean
  }[]
  const passes = (guard: string[] | null, roles: string[]) =>
    guard === null || guard.some((role) => roles.includes(role))
  const opens = (row: (typeof spec)[number], roles: string[]) =>
    row.public === true ||
    passes(row.roles ?? spec.find(({ path }) => path === row.group)?.roles ?? null, roles)
  const holders = [...Object.entries(DEMO_PEOPLE), ...ROLES.map((role) => [role, [role]] as const)]

  it.each(holders)('%s opens exactly what the nearest guard allows', (_, held) => {
    const roles = [...held]
    behaviour(['B-113', 'B-114', 'B-115'], () => {
      for (const row of spec.filter(({ path }) => path !== '*')) {
        const below = spec.filter(({ group }) => row.group === true && group === row.path)
        const expected = [row, ...below].some((one) => opens(one, roles))
        expect([row.path, canVisit(person(...roles), row.path)]).toEqual([row.path, expected])
      }
    })
  })

  it.each(holders)('the menu of %s has what it may open and is not hidden', (...row) => {
    const session = person(...row[1])
    const menu = new Set(visibleRoutes(session))
    behaviour(['B-018', 'B-058', 'B-111'], () => {
      for (const rule of ROUTE_RULES) {
        const shows = canVisit(session, rule.path) && !rule.hidden
        const filled =
          rule.group !== true ||
          ROUTE_RULES.some((r) => r.group === rule.path && !r.hidden && canVisit(session, r.path))
        expect([rule.path, menu.has(rule)]).toEqual([rule.path, shows && filled])
      }
    })
  })
})

describe('canVisit', () => {
  it('lets nobody but the signed-in past the public pages', () => {
    behaviour('B-109', () => {
      for (const rule of ROUTE_RULES.filter(({ path }) => path !== '*'))
        expect(canVisit(undefined, rule.path)).toBe(rule.public)
      const open = ROUTE_RULES.filter(({ path }) => canVisit(undefined, path))
      expect(open.map(({ path }) => path).sort()).toEqual(
        ['/login', '/register', '/callback', '/401', '/404', '/403'].sort(),
      )
    })
  })

  it('full access opens every screen', () => {
    behaviour('B-231', () =>
      expect(
        ROUTE_RULES.filter(({ path }) => !canVisit(fullAccess, path)).map((r) => r.path),
      ).toEqual(['*']),
    )
  })

  it('keeps the review of selection-channel items outside the /carry guard', () => {
    expect(canVisit(person('auditor'), '/carry/audit/gh_video')).toBe(true)
    expect(canVisit(person('admin', 'manager'), '/carry/audit/gh_video')).toBe(false)
    expect(canVisit(person('auditor'), '/carry/content/list')).toBe(false)
  })

  it('asks for a role of the screen, or of its group where the screen names none', () => {
    expect(canVisit(person('jd_pic'), '/carry/creator/jd_pic')).toBe(true)
    expect(canVisit(person('manager'), '/carry/creator/jd_pic')).toBe(false)
    expect(canVisit(person('jd_pic'), '/carry/content/list')).toBe(false)
    expect(groupRedirect(person('jd_pic'), '/carry')).toBe('/carry/creator/jd_pic')
  })

  it('takes a role as a role: a permission of the same name opens nothing', () => {
    expect(
      canVisit({ admin: false, roles: [], permissions: ['auditor'] }, '/carry/audit/gh_video'),
    ).toBe(false)
  })

  it('opens no path that no screen answers', () => {
    for (const path of [
      '/nope',
      '',
      'home',
      '/home/x',
      '/carry/item',
      '/carry/item/',
      '/carry/item/a/b',
    ])
      expect([path, canVisit(fullAccess, path)]).toEqual([path, false])
  })
})

describe('matchRoute', () => {
  it.each([
    ['/carry/material/list', '/carry/material/list'],
    ['/carry/material/check', '/carry/material/check'],
    ['/carry/material/douyin', '/carry/material/{source}'],
    ['/carry/item/jd', '/carry/item/{source}'],
    ['/carry/content/list', '/carry/content/list'],
    ['/carry/content/pdd', '/carry/content/{channel}'],
    ['/guanghe/account/12/edit', '/guanghe/account/{id}/edit'],
    ['/guanghe/account/12/edit?tab=1#x', '/guanghe/account/{id}/edit'],
    ['#/home', '/home'],
    ['/home/', '/home'],
    ['/', '/'],
    ['/?a=1', '/'],
    ['/carry/item/{source}', '/carry/item/{source}'],
    ['/carry//list', '*'],
    ['/HOME', '*'],
    ['*', '*'],
    ['/nope', '*'],
  ])('%s is answered by %s: a static path wins', (path, expected) => {
    expect(matchRoute(path).path).toBe(expected)
  })

  it('sends unknown paths to /404', () => {
    behaviour('B-014', () => expect(matchRoute('/nope').redirect).toBe('/404'))
  })

  it('opens a screen by a path with a value like the screen itself', () => {
    expect(canVisit(person('manager'), '/carry/material/douyin')).toBe(true)
    expect(canVisit(person('manager'), '/carry/material/check')).toBe(false)
    expect(canVisit(person('auditor'), '/carry/material/douyin')).toBe(false)
  })
})

describe('groupRedirect', () => {
  it.each([
    ['/', ['vip'], '/home'],
    ['/guanghe', ['admin'], '/guanghe/gh-pic/new'],
    ['/guanghe', ['auditor'], '/guanghe/gh-pic/audit'],
    ['/guanghe', ['gh_pic', 'svip'], '/guanghe/gh-video/douyin'],
    ['/guanghe', ['gh_pic'], undefined],
    ['/guanghe', ['svip'], '/guanghe/gh-video/douyin'],
    ['/sweb', ['ali_pic_sweb'], '/sweb/account/list'],
    ['/jingdong', ['jd_pic'], undefined],
    ['/jingdong', ['carry_item'], '/jingdong/item/list'],
    ['/carry', ['manager'], '/carry/material/list'],
    ['/setting', ['site_admin'], '/setting/user'],
    ['/ucenter', ['admin'], undefined],
    ['/home', ['admin'], undefined],
  ])('%s leads a person with %j to %s', (group, roles, target) => {
    behaviour('B-017', () => expect(groupRedirect(person(...roles), group)).toBe(target))
  })
})

describe('visibleRoutes', () => {
  it('shows a group without any screen for the person to nobody', () => {
    expect(menuOf('jd_pic')).toEqual(['/', '/home', '/carry', '/carry/creator/jd_pic'])
    expect(canVisit(person('jd_pic'), '/jingdong')).toBe(true)
  })

  it('keeps the order of the table', () => {
    const order = ROUTE_RULES.map(({ path }) => path)
    const menu = menuOf(...(DEMO_PEOPLE.operator ?? []))
    expect(menu).toEqual(order.filter((path) => menu.includes(path)))
  })

  it('never has a public page or the user centre in it', () => {
    const menu = visibleRoutes(fullAccess)
    expect(menu.some((rule) => rule.public || rule.path.startsWith('/ucenter'))).toBe(false)
    // 41 screens and 6 groups: the user centre is the one that is hidden.
    expect(menu).toHaveLength(47)
  })
})
