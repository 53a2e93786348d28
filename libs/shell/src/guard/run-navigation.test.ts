import { behaviour } from '@omc/behaviours/vitest'
import type { RoleHolder } from '@omc/core'
import { TABLE } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { VIRTUAL_PERSON, withoutInterception } from '../testing/index.ts'
import { GUARD_SETTINGS } from './guard-settings.ts'
import { runNavigation, type NavigationPorts } from './run-navigation.ts'
import { viewerOf } from './viewer.ts'

const manager = { admin: false, roles: ['manager'] }

/** A page whose calls are written down in order. */
function rig(load: () => Promise<RoleHolder | null> = async () => manager, hasToken = true) {
  const log: string[] = []
  const session = { hasToken, person: null as RoleHolder | null, isVisitorReady: false }
  const ports: NavigationPorts = {
    read: () => ({
      table: TABLE,
      settings: { ...GUARD_SETTINGS, visitMode: session.isVisitorReady },
      viewer: viewerOf(session.hasToken, session.person, session.isVisitorReady),
    }),
    progress: { start: () => log.push('start'), finish: () => log.push('finish') },
    async loadSession() {
      log.push('load')
      session.person = await load()
    },
    async loadVisitorScreens() {
      session.isVisitorReady = true
    },
    resetSession() {
      log.push('reset')
      session.hasToken = false
      session.person = null
    },
    isOutOfReach: (error) => error instanceof RangeError,
  }
  return { log, session, ports }
}

it('runs the bar during a navigation, and ends it when the navigation fails', async () => {
  const good = rig()
  await runNavigation('/home', good.ports)
  behaviour('B-103', () => expect(good.log).toEqual(['start', 'load', 'finish']))
  const down = rig(async () => {
    throw new RangeError('no network')
  })
  await expect(runNavigation('/home', down.ports)).rejects.toThrow('no network')
  // A server that is out of reach ends no session.
  expect(down.log).toEqual(['start', 'load', 'finish'])
})

it('loads once for somebody with a token, then the navigation repeats', async () => {
  const { ports, log } = rig()
  await behaviour('B-105', async () => {
    expect(await runNavigation('/setting/user?q=a', ports)).toBeNull()
    expect(await runNavigation('/setting/team', ports)).toBeNull()
    expect(await runNavigation('/chat', ports)).toBeNull()
    expect(log.filter((entry) => entry === 'load')).toHaveLength(1)
  })
})

it('resets the session and goes to /login when a load fails', async () => {
  const { ports, log, session } = rig(async () => {
    throw new Error('malformed')
  })
  await behaviour(['B-106', 'E-018'], async () => {
    expect(await runNavigation('/setting/user?q=a', ports)).toBe(
      '/login?redirect=%2Fsetting%2Fuser%3Fq%3Da',
    )
    expect(log).toEqual(['start', 'load', 'reset', 'finish'])
    expect(session.hasToken).toBe(false)
  })
})

it('gives up on loads that bring nobody', async () => {
  const { ports, log } = rig(async () => null)
  expect(await runNavigation('/home', ports)).toBe('/login?redirect=%2Fhome')
  expect(log.filter((entry) => entry === 'load').length).toBeLessThan(5)
  expect(log.at(-2)).toBe('reset')
})

it('shows the sign-in page when the load fails there, instead of going round', async () => {
  const fails = async () => {
    throw new Error('malformed')
  }
  const { ports, log } = rig(fails)
  expect(await runNavigation('/login?redirect=%2Fhome', ports)).toBeNull()
  expect(log).toContain('reset')
  const visit = rig(undefined, false)
  const ofVisitors = {
    ...visit.ports,
    read: () => ({ ...visit.ports.read(), settings: { ...GUARD_SETTINGS, visitMode: true } }),
    loadVisitorScreens: fails,
  }
  expect(await runNavigation('/login', ofVisitors)).toBeNull()
  expect(await runNavigation('/register', ofVisitors)).toBe('/login')
})

it('loads the screens of visitors, then the navigation repeats', async () => {
  const { ports, session, log } = rig(undefined, false)
  const visiting = {
    ...ports,
    read: () => ({ ...ports.read(), settings: { ...GUARD_SETTINGS, visitMode: true } }),
  }
  expect(await runNavigation('/register', visiting)).toBeNull()
  expect(session.isVisitorReady).toBe(true)
  expect(log).toEqual(['start', 'finish'])
})

it('sees a sign-out during the load', async () => {
  const { ports, session } = rig(async () => {
    session.hasToken = false
    return manager
  })
  expect(await runNavigation('/home', ports)).toBe('/login?redirect=%2Fhome')
})

it('takes the virtual person with full access where the sign-in is off', async () => {
  const { ports, log } = rig(undefined, false)
  const open = withoutInterception(ports)
  expect(open.read().viewer).toEqual({ tag: 'unknown' })
  expect(await runNavigation('/guanghe/tag/list', open)).toBeNull()
  behaviour('B-127', () => {
    expect(open.read().viewer).toEqual({ tag: 'person', person: VIRTUAL_PERSON })
    expect(VIRTUAL_PERSON).toMatchObject({
      admin: true,
      username: 'admin (login interception not enabled)',
    })
  })
  // User info is not asked for.
  expect(log).toEqual(['start', 'finish'])
})

it('has no switch for the sign-in in its settings', () => {
  expect(Object.keys(GUARD_SETTINGS).toSorted()).toEqual([
    'recordRoute',
    'roleControl',
    'visitMode',
  ])
})
