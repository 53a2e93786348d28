import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSpec } from '../read-spec.ts'
import { heldConstants } from './held-constants.ts'

const ROOT = join(import.meta.dirname, '../../..')
const { constants } = readSpec(join(ROOT, 'docs/spec'))
const other = (value: unknown) => (Array.isArray(value) ? [...value, 'x'] : `${String(value)}0`)

it('finds the value of every constant in the product', () => {
  const names = constants.map(({ name }) => name)
  expect([...heldConstants(ROOT, constants)].toSorted()).toEqual(names.toSorted())
})

it('holds none of them when the specification names another value', () => {
  const changed = constants.map(({ name, value }) => ({ name, value: other(value) }))
  expect([...heldConstants(ROOT, changed)]).toEqual([])
})

it('does not hold a constant whose home has another value, or none', () => {
  const wanted = [{ name: 'queryDepth', value: 5 }]
  expect([...heldConstants(ROOT, wanted, { queryDepth: 5 })]).toEqual(['queryDepth'])
  expect([...heldConstants(ROOT, wanted, { queryDepth: 6 })]).toEqual([])
  expect([...heldConstants(ROOT, wanted, { queryDepth: '5' })]).toEqual([])
  expect([...heldConstants(ROOT, wanted, {})]).toEqual([])
})

it('reads the values of style sheets in their text', () => {
  const sheet = {
    file: 'libs/chat-widget/src/frame/tokens.css',
    text: (value: unknown) => `--chat-w: ${String(value)}px`,
    reason: 'style sheet',
  } as const
  const held = (value: number) =>
    heldConstants(ROOT, [{ name: 'width', value }], {}, { width: sheet }).size
  expect([held(550), held(551)]).toEqual([1, 0])
})
