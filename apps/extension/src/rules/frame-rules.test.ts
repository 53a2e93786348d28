import { expect, test } from 'vitest'
import { frameRules, tabsOf } from './frame-rules.ts'

const CONSOLE = 'https://omc.test:8443'

test('without a tab of the console there is no rule', () => {
  expect(frameRules(CONSOLE, [{ origin: 'https://a.test' }], [])).toEqual([])
  expect(tabsOf([])).toEqual([])
})

test('a rule holds for frames of one origin in tabs of the console, and knows those tabs', () => {
  const rules = frameRules(CONSOLE, [{ origin: 'https://a.test' }], [7, 9])
  expect(rules).toEqual([
    {
      id: 1,
      condition: {
        urlFilter: '|https://a.test/',
        resourceTypes: ['sub_frame'],
        tabIds: [7, 9],
      },
      action: {
        type: 'modifyHeaders',
        responseHeaders: [
          { header: 'x-frame-options', operation: 'remove' },
          {
            header: 'content-security-policy',
            operation: 'append',
            value: `frame-ancestors 'self' ${CONSOLE}`,
          },
        ],
      },
    },
  ])
  expect(tabsOf(rules)).toEqual([7, 9])
})

test('every rule sets the exact origin beside the platform itself, and a stated policy stands before it', () => {
  const platforms = [
    { origin: 'https://a.test', policy: "script-src 'self'" },
    { origin: 'https://b.test', policy: '' },
    { origin: 'http://127.0.0.1:8090' },
  ]
  const rules = frameRules(CONSOLE, platforms, [1])
  expect(rules.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(rules.map(({ action }) => action.responseHeaders[1])).toEqual([
    {
      header: 'content-security-policy',
      operation: 'set',
      value: `script-src 'self'; frame-ancestors 'self' ${CONSOLE}`,
    },
    {
      header: 'content-security-policy',
      operation: 'set',
      value: `frame-ancestors 'self' ${CONSOLE}`,
    },
    {
      header: 'content-security-policy',
      operation: 'append',
      value: `frame-ancestors 'self' ${CONSOLE}`,
    },
  ])
})
