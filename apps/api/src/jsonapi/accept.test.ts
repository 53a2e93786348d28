import { expect, it } from 'vitest'
import { accepts } from './accept.ts'

const JSON_KINDS = ['application/vnd.api+json', 'application/json']

it.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['application/*', true],
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['application/vnd.api+json', true],
  ['application/vnd.api+json; profile="https://example.com/p"', true],
  ['text/html, application/xhtml+xml, */*;q=0.8', true],
  ['application/vnd.api+json; ext="https://example.com/e"', false],
  ['application/vnd.api+json; ext="x", application/json', true],
  ['text/html', false],
  ['image/*', false],
  ['*/*;q=0', false],
  ['application/json;q=0, application/vnd.api+json;q=0, */*', false],
  ['nonsense', false],
  [',,;;', false],
])('Accept %s takes JSON: %s', (header, taken) => {
  expect(accepts(header, JSON_KINDS)).toBe(taken)
})
