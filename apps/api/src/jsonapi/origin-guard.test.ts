import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { registry } from '../resources/index.ts'
import { isAppOrigin, refuseCrossSite } from './origin-guard.ts'

const OWN = 'https://console.example'
const APP = 'https://app.example'
const OTHER = 'https://evil.example'
const operation = registry.operations.find(({ id }) => id === 'views.create')!

const call = (headers: IncomingHttpHeaders) => () =>
  refuseCrossSite(operation, headers, { publicOrigin: OWN, appOrigins: [APP] })

describe('a call that changes something', () => {
  it.each<[string, IncomingHttpHeaders]>([
    ['a program', {}],
    [
      'a page of our own',
      { origin: OWN, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    ],
    ['a page of our own over plain http', { origin: OWN }],
    // The origin of the proxy, which the browser took the page from.
    ['a page that a proxy serves', { origin: OTHER, 'sec-fetch-site': 'same-origin' }],
    ['an app that is listed', { origin: APP, 'sec-fetch-site': 'cross-site' }],
    ['an app that is listed, over plain http', { origin: APP }],
  ])('is taken from %s', (_who, headers) => {
    expect(call(headers)).not.toThrowError()
  })

  it.each<[string, IncomingHttpHeaders]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', { 'sec-fetch-site': 'same-site', origin: OWN }],
    ['another origin over plain http', { origin: OTHER }],
    ['an origin that is hidden', { origin: 'null' }],
    ['a link that somebody follows', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }],
    ['a form of an app that is listed', { 'sec-fetch-mode': 'navigate', origin: APP }],
  ])('is refused from %s', (_who, headers) => {
    expect(call(headers)).toThrowError(expect.objectContaining({ status: 403, code: 'cross_site' }))
  })
})

it('only an origin that is listed word by word is one of an app', () => {
  expect(isAppOrigin({ origin: APP }, [APP])).toBe(true)
  expect(isAppOrigin({}, [APP])).toBe(false)
  for (const origin of ['', OTHER, `${APP}.evil.example`])
    expect(isAppOrigin({ origin }, [APP])).toBe(false)
})
