import { ROUTE_RULES } from '@omc/acl'
import { expect, test } from 'vitest'
import { OPEN_PAGES } from '../session/white-list.ts'
import { decide, homeAfterLogin } from './guard.ts'

const built = new Set([
  '/login',
  '/home',
  '/setting/user',
  '/carry/content/list',
  '/404',
  '/403',
  '/401',
])
const admin = { admin: true, roles: ['admin'] }
const auditor = { admin: false, roles: ['auditor'] }
const at = (address: string, person: typeof admin | null, hasToken = person !== null) =>
  decide({ address, person, hasToken, built })

test('sends a visitor to the sign-in page and remembers where they were', () => {
  expect(at('/setting/user?q=a&p=2', null)).toEqual({
    tag: 'go',
    to: '/login?redirect=%2Fsetting%2Fuser%3Fq%3Da%26p%3D2',
  })
  expect(at('/', null)).toEqual({ tag: 'go', to: '/login' })
})

test('lets a visitor open the white list only', () => {
  for (const path of ['/login', '/401', '/403', '/404']) {
    expect(at(path, null)).toEqual({ tag: 'allow' })
  }
  expect(at('/register', null)).toEqual({ tag: 'go', to: '/404' })
  expect(at('/nowhere', null).tag).toBe('go')
})

test('names the same open pages as the route table', () => {
  const open = ROUTE_RULES.filter((rule) => rule.public && rule.path !== '*').map(
    ({ path }) => path,
  )
  expect(new Set(['/login', ...OPEN_PAGES])).toEqual(new Set(open))
})

test('loads user info before anything is decided for somebody with a token', () => {
  expect(at('/setting/user', null, true)).toEqual({ tag: 'load' })
  expect(at('/login', null, true)).toEqual({ tag: 'load' })
})

test('leads a signed-in person away from the sign-in page, to what was asked for', () => {
  expect(at('/login', admin)).toEqual({ tag: 'go', to: '/' })
  expect(at('/login?redirect=%2Fsetting%2Fuser%3Fp%3D2', admin)).toEqual({
    tag: 'go',
    to: '/setting/user?p=2',
  })
})

test('never leads to a page of another site or one the person may not open', () => {
  for (const target of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/chat']) {
    expect(homeAfterLogin(`/login?redirect=${encodeURIComponent(target)}`, admin, built)).toBe('/')
  }
  expect(homeAfterLogin('/login?redirect=%2Fsetting%2Fuser', auditor, built)).toBe('/')
})

test('opens a screen that exists for those it is for', () => {
  expect(at('/setting/user', admin)).toEqual({ tag: 'allow' })
  expect(at('/setting/user', auditor)).toEqual({ tag: 'go', to: '/403' })
})

test('answers /404 for screens that are not there and for unknown paths', () => {
  expect(at('/chat', admin)).toEqual({ tag: 'go', to: '/404' })
  expect(at('/nowhere', admin)).toEqual({ tag: 'go', to: '/404' })
})

test('leads the root and groups to their first screen that exists', () => {
  expect(at('/', admin)).toEqual({ tag: 'go', to: '/home' })
  expect(at('/carry', admin)).toEqual({ tag: 'go', to: '/carry/content/list' })
  expect(at('/sweb', admin)).toEqual({ tag: 'go', to: '/404' })
})
