import { ApiError } from '@omc/sdk'
import { expect, it } from 'vitest'
import { createOptionalFacts } from './optional-facts.ts'

type Facts = { version: string; running: string }
const FACTS: Facts = { version: '2.1.0', running: 'publish' }

const refusal = (code: string, ...fields: readonly string[]) =>
  new ApiError({
    kind: 'http',
    operation: 'devices.register',
    message: 'no',
    status: 422,
    errors: fields.map((field) => ({
      status: 422,
      code,
      title: null,
      detail: null,
      pointer: `/data/attributes/${field}`,
      parameter: null,
      meta: {},
    })),
  })

/** A server that knows only these fields, and refuses others one by one. */
function serverOf(...known: readonly string[]) {
  const calls: object[] = []
  return {
    calls,
    async call(given: object) {
      calls.push(given)
      const strange = Object.keys(given).find((field) => !known.includes(field))
      if (strange !== undefined) throw refusal('unknown_field', strange)
      return 'taken'
    },
  }
}

it('an older server gets what it knows, and is not asked about the rest again', async () => {
  const server = serverOf()
  const send = createOptionalFacts<Facts>()
  expect(await send(FACTS, server.call)).toBe('taken')
  expect(await send(FACTS, server.call)).toBe('taken')
  expect(server.calls).toEqual([FACTS, { running: 'publish' }, {}, {}])
})

it('a server that knows all facts gets them in one call', async () => {
  const server = serverOf('version', 'running')
  expect(await createOptionalFacts<Facts>()(FACTS, server.call)).toBe('taken')
  expect(server.calls).toEqual([FACTS])
})

it.each([
  ['another reason', refusal('too_long', 'version')],
  ['a field that is no such fact', refusal('unknown_field', 'uid')],
  ['no refusal at all', new Error('offline')],
])('leaves the call refused for %s', async (_, error) => {
  const calls: object[] = []
  const sent = createOptionalFacts<Facts>()(FACTS, async (given) => {
    calls.push(given)
    throw error
  })
  await expect(sent).rejects.toBe(error)
  expect(calls).toHaveLength(1)
})
