import type { LoaderFunctionArgs } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createEntrance } from './entrance.ts'

/** Headers of the route's redirect when the guard returns another address. */
async function redirectTo(instead: string, isPush: boolean): Promise<Headers> {
  const location = { pathname: '/', search: '' }
  const { loader } = createEntrance({
    guard: async () => instead,
    load: async () => undefined,
    underway: () => ({ location, isPush, isRevalidation: false }),
  })
  // as: the loader reads nothing else.
  const args = { request: { signal: new AbortController().signal } } as LoaderFunctionArgs
  const answer: unknown = await loader(args)
  if (!(answer instanceof Response)) throw new Error('no redirect')
  return answer.headers
}

test('writes an address with any letters into the header of the redirect', async () => {
  const headers = await redirectTo('/users?q=连衣裙&p=2', true)
  expect(headers.get('location')).toBe('/users?q=%E8%BF%9E%E8%A1%A3%E8%A3%99&p=2')
})

test('takes over the entry of an address that is in the bar already', async () => {
  expect((await redirectTo('/home', false)).get('x-remix-replace')).toBe('true')
  expect((await redirectTo('/home', true)).get('x-remix-replace')).toBeNull()
})
