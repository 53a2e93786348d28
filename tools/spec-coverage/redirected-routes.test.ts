import { expect, test } from 'vitest'
import { redirectedRoutes } from './redirected-routes.ts'

test('counts a group whose first screen is there, and an unknown address that leads to /404', () => {
  const found = redirectedRoutes(new Set(['/404', '/home', '/setting/user', '/ucenter/password']))
  expect(found.toSorted()).toEqual(['*', '/', '/setting', '/ucenter'])
})

test('counts no group without a built screen, and nothing without /404', () => {
  expect(redirectedRoutes(new Set(['/404'])).toSorted()).toEqual(['*', '/ucenter'])
  expect(redirectedRoutes(new Set())).toEqual([])
})
