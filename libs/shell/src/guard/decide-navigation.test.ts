import { behaviour } from '@omc/behaviours/vitest'
import { DECLARED, screen, TABLE, tableOf } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { ALLOW_LIST } from './allow-list.ts'
import { decideNavigation, type Navigation } from './decide-navigation.ts'
import { GUARD_SETTINGS } from './guard-settings.ts'
import { targetAfterSignOut } from './target-after-sign-out.ts'
import { viewerOf, type Viewer } from './viewer.ts'

const nobody = viewerOf(false, null)
const unknown = viewerOf(true, null)
const person = (...roles: string[]) => viewerOf(true, { admin: false, roles })
const owner = viewerOf(true, { admin: true, roles: [] })
const at = (address: string, viewer: Viewer, more: Partial<Navigation> = {}) =>
  decideNavigation({ address, viewer, table: TABLE, ...more })
const to = (path: string, keep: string | null = null) => ({ tag: 'redirect', to: path, keep })

it('loads the session before anything is decided for somebody with a token', () => {
  for (const { path } of DECLARED) {
    expect(at(path, unknown)).toEqual({ tag: 'load', what: 'session' })
  }
})

it('leads somebody who is signed in from /login to /, or to what was asked for', () => {
  behaviour('B-108', () => expect(at('/login', owner)).toEqual(to('/')))
  expect(at('/login?redirect=%2Fsetting%2Fuser%3Fp%3D2%26q%3Da', owner)).toEqual(
    to('/setting/user?p=2&q=a'),
  )
  expect(at('/login?redirect=%2Fsetting%2Fuser', person('auditor'))).toEqual(to('/'))
  expect(at('/login?redirect=%2Fnowhere', owner)).toEqual(to('/'))
  expect(at('/login?redirect=https%3A%2F%2Fevil.example', owner)).toEqual(to('/'))
  expect(at('/login?redirect=%2Fchat', owner, { exists: () => false })).toEqual(to('/'))
})

it('lets somebody without token open the allow-list only', () => {
  behaviour('B-109', () => {
    for (const { path } of DECLARED) {
      const wanted = ALLOW_LIST.includes(path) ? { tag: 'allow' } : { to: '/login' }
      expect(at(path, nobody)).toMatchObject(wanted)
    }
    expect(at('/nowhere', nobody)).toEqual(to('/login', '/nowhere'))
  })
})

it('carries the whole address to /login when recording is on and the path is not /', () => {
  const address = '/carry/content/list?f.status=fetched&p=2#row'
  behaviour('B-107', () => {
    expect(at(address, nobody)).toEqual(to('/login', address))
    expect(at('/', nobody)).toEqual(to('/login'))
    const settings = { ...GUARD_SETTINGS, recordRoute: false }
    expect(at(address, nobody, { settings })).toEqual(to('/login'))
  })
})

it('loads the screens for visitors first where a visit mode is supported', () => {
  const settings = { ...GUARD_SETTINGS, visitMode: true }
  const visitor = viewerOf(false, null, true)
  behaviour('B-110', () =>
    expect(at('/register', nobody, { settings })).toEqual({ tag: 'load', what: 'visitor-screens' }),
  )
  expect(at('/register', visitor, { settings })).toEqual({ tag: 'allow' })
  expect(at('/home', visitor, { settings })).toEqual(to('/login', '/home'))
  expect(at('/register', nobody)).toEqual({ tag: 'allow' })
})

it('leads an unknown path to /404', () => {
  behaviour('E-020', () => expect(at('/nowhere?x=1', owner)).toEqual(to('/404')))
  expect(at('/404', owner)).toEqual({ tag: 'allow' })
  expect(at('/404', nobody, { exists: () => false })).toEqual({ tag: 'allow' })
})

it('leads to /403 from a screen whose guards do not hold, and to /404 from one not built', () => {
  expect(at('/setting/team', person('site_admin'))).toEqual(to('/403'))
  expect(at('/setting/team', person('manager'))).toEqual({ tag: 'allow' })
  expect(at('/setting/team', owner, { exists: () => false })).toEqual(to('/404'))
})

it('reaches hidden pages by path', () => {
  const hidden = DECLARED.filter((row) => row.hidden && !row.public && row.group !== true)
  expect(hidden).toHaveLength(19)
  behaviour('B-018', () => {
    for (const { path } of hidden) {
      expect(at(path.replace(/\{\w+\}/g, '7'), owner)).toEqual({ tag: 'allow' })
    }
  })
})

it('leads a group to its first visible child', () => {
  expect(at('/', person())).toEqual(to('/home'))
  behaviour('B-017', () => {
    expect(at('/guanghe', person('auditor'))).toEqual(to('/guanghe/gh-pic/audit'))
    expect(at('/carry', person('manager'))).toEqual(to('/carry/material/list'))
  })
  const exists = (row: { path: string }) => row.path === '/carry/content/list'
  expect(at('/carry', owner, { exists })).toEqual(to('/carry/content/list'))
  // No visible child, and no right to the group.
  expect(at('/ucenter', owner)).toEqual(to('/404'))
  expect(at('/carry', person('auditor'))).toEqual(to('/403'))
})

it('follows the redirect of a first child that has one, past children that lead outside', () => {
  const table = tableOf(
    screen({ path: '/a', group: true }),
    screen({ path: 'https://docs.example', group: '/a' }),
    screen({ path: '/a/secret', group: '/a', roles: ['x'] }),
    screen({ path: '/a/b', group: '/a' }),
    screen({ path: '/a/b/hidden', group: '/a/b', hidden: true }),
    screen({ path: '/a/b/c', group: '/a/b' }),
  )
  expect(at('/a', person(), { table })).toEqual(to('/a/b/c'))
  expect(at('/a', person('x'), { table })).toEqual(to('/a/secret'))
})

it('leaves for /login on logout, 401 and a lost refresh, with the return target', () => {
  behaviour('B-116', () => {
    for (const news of ['logout', 'unauthorised', 'refresh-failed'] as const) {
      expect(targetAfterSignOut(news, '/setting/user?q=a')).toEqual(
        to('/login', '/setting/user?q=a'),
      )
      expect(targetAfterSignOut(news, '/login?redirect=%2Fhome')).toBeNull()
    }
  })
})

it('leaves for /403 on a 403 response', () => {
  behaviour('B-117', () =>
    expect(targetAfterSignOut('forbidden', '/setting/user?q=a')).toEqual(to('/403')),
  )
  expect(targetAfterSignOut('forbidden', '/403')).toBeNull()
})
