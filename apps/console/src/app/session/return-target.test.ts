import { expect, test } from 'vitest'
import { loginAddress, parseReturnTarget } from './return-target.ts'

test('keeps paths of this application with their query', () => {
  expect(parseReturnTarget('/carry/content/list?f.status=fetched&p=2')).toBe(
    '/carry/content/list?f.status=fetched&p=2',
  )
})

test('drops everything that could lead elsewhere', () => {
  const bad = [
    null,
    '',
    '/',
    '/login',
    '/404',
    '/login?redirect=%2Fhome',
    'home',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/%5Cevil\\x',
    'javascript:alert(1)',
    '/a\nb',
    '/.//evil.example',
    `/${'a'.repeat(2001)}`,
  ]
  for (const raw of bad) expect(parseReturnTarget(raw)).toBeNull()
})

test('remembers nothing for the root', () => {
  expect(loginAddress('/')).toBe('/login')
  expect(loginAddress('/home?x=1')).toBe('/login?redirect=%2Fhome%3Fx%3D1')
})
