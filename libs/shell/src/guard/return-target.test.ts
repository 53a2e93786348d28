import { readFileSync } from 'node:fs'
import { behaviour } from '@omc/behaviours/vitest'
import { DECLARED } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { ALLOW_LIST } from './allow-list.ts'
import { loginAddress, parseReturnTarget } from './return-target.ts'

type Constant = { name: string; value: unknown }
const file = new URL('../../../../docs/spec/constants.json', import.meta.url)
const constants = JSON.parse(readFileSync(file, 'utf8')) as Constant[]

it('needs no sign-in for exactly the six pages of the allow-list', () => {
  const specified = constants.find(({ name }) => name === 'routeWhiteList')?.value
  behaviour('B-015', () => expect(ALLOW_LIST).toEqual(specified))
  const open = DECLARED.filter((row) => row.public && row.path !== '*')
  expect(open.map(({ path }) => path).toSorted()).toEqual([...ALLOW_LIST].toSorted())
})

it('keeps an address whole, with query and fragment', () => {
  for (const address of [
    '/carry/content/list?f.status=fetched&p=2&p=3',
    '/home?x=a%26b%3Dc&y=//z#part?1',
    '/carry/content/%E4%B8%AD',
  ]) {
    expect(parseReturnTarget(address)).toBe(address)
    const carried = loginAddress(address).replace('/login?redirect=', '')
    expect(decodeURIComponent(carried)).toBe(address)
    expect(carried).not.toMatch(/[&=?#/]/)
  }
})

const HOSTILE = [
  null,
  '',
  '/',
  '/?x=1',
  '/login',
  '/login/',
  '/404',
  '/login?redirect=%2Fhome',
  'home',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a\nb',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2E/login',
  '/a/../login',
  '/a\u007Fb',
  '/a?x=\\',
  '/ ',
  `/${'a'.repeat(2_000)}`,
]

it.each(HOSTILE)('drops %j', (raw) => {
  expect(parseReturnTarget(raw)).toBeNull()
})

it('never lets through what a browser would read as another place', () => {
  const parts = ['/', '\\', '.', '%2e', 'login', 'a', '?', '#', ':', '@', 'evil.example', '\t', ' ']
  let kept = 0
  for (let number = 0; number < 13 ** 4; number += 1) {
    const at = (place: number) => parts[Math.floor(number / 13 ** place) % 13]
    const raw = `/${at(0)}${at(1)}${at(2)}${at(3)}`
    const target = parseReturnTarget(raw)
    if (target === null) continue
    kept += 1
    const url = new URL(target, 'http://console.invalid')
    expect(url.host).toBe('console.invalid')
    expect(ALLOW_LIST).not.toContain(url.pathname)
    expect(url.pathname).not.toMatch(/^\/\/|^\/$/)
  }
  expect(kept).toBeGreaterThan(1_000)
})
