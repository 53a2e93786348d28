import { expect, it } from 'vitest'
import { createBehaviour } from './create-behaviour.ts'
import { behaviour } from './vitest.ts'

const later = <T>(value: T) => Promise.resolve(value)
/** Read apart from `expect`: an assertion made meanwhile would be taken for one of the body. */
const failureOf = (body: Promise<unknown>) =>
  body.then(
    () => 'none',
    (error: unknown) => String(error),
  )

it('hands on what its body returns, now or later', async () => {
  expect(behaviour('B-001', () => (expect(1).toBe(1), 'now'))).toBe('now')
  expect(
    await behaviour('B-001', async () => {
      expect(await later(1)).toBe(1)
      return 'later'
    }),
  ).toBe('later')
})

it('throws for a body without an assertion', async () => {
  expect(() => behaviour('B-001', () => undefined)).toThrow(
    'behaviour B-001: its body made no assertion',
  )
  expect(await failureOf(behaviour(['B-189', 'B-190'], () => later(undefined)))).toBe(
    'Error: behaviour B-189, B-190: its body made no assertion',
  )
})

it('does not take an assertion before or after its body for one of the body', async () => {
  expect(1).toBe(1)
  expect(() => behaviour('B-001', () => undefined)).toThrow('no assertion')
  const failure = await failureOf(behaviour('B-001', () => later(undefined)))
  expect(failure).toContain('no assertion')
})

it('lets the failure of the assertion through', async () => {
  const failing = createBehaviour(() => 0)
  expect(() =>
    failing('B-001', () => {
      throw new Error('expected 2 to be 1')
    }),
  ).toThrow('expected 2 to be 1')
  await expect(failing('B-001', () => Promise.reject(new Error('too late')))).rejects.toThrow(
    'too late',
  )
})

it('counts a polled and a soft assertion', async () => {
  await behaviour('B-001', () => expect.poll(() => later(1)).toBe(1))
  behaviour('B-001', () => expect.soft(1).toBe(1))
  behaviour('B-001', () => expect(() => JSON.parse('{')).toThrow(SyntaxError))
})
