import { expect, it } from 'vitest'
import { roleUrl } from './role-urls.ts'

it('keeps host, port, database and options, and survives any character in a password', () => {
  const url = new URL(
    roleUrl(
      'postgres://owner:p%40ss@db.example.com:6543/omc?sslmode=require',
      'omc_jobs',
      'a/b@c:d %',
    ),
  )
  expect([url.host, url.pathname, url.search]).toEqual([
    'db.example.com:6543',
    '/omc',
    '?sslmode=require',
  ])
  expect(url.username).toBe('omc_jobs')
  expect(decodeURIComponent(url.password)).toBe('a/b@c:d %')
})
