import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { registry } from '../../src/resources/index.ts'
import { isLong } from '../short-form.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../support.ts'
import { createPrincipals, type Principal } from './people.ts'
import { expected, groupsOf, tableOperations } from './policy.ts'

let t: TestApp
let people: Principal[]
let calls = 0
const differences: string[] = []
beforeAll(async () => {
  t = await createTestApp()
  people = await createPrincipals(t, (await t.as('manager')).teamId)
})
afterAll(async () => {
  console.log(
    `matrix: ${registry.operations.length} operations × ${people.length} people, ${calls} calls, ${differences.length} differences`,
  )
  await t.close()
})

/**
 * Knocks without going in: the parameter is one that no operation has, and who may call is decided
 * before anything is read. 400 is therefore "come in".
 */
async function knock(caller: Caller, { method, path }: Operation): Promise<string> {
  calls += 1
  const answer: Answer = await caller.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '1'),
    query: { no_such_parameter: '1' },
  })
  const { status, body } = answer
  if (status === 400) return 'in'
  if (status === 403 && body.errors[0].code === 'forbidden') return '403'
  return String(status)
}

describe('the policy table (T2)', () => {
  it('has one row for every operation, and none that is not served', () => {
    const served = registry.operations.map(({ id }) => id)
    const rows = tableOperations()
    expect(served.filter((id) => groupsOf(id).length !== 1)).toEqual([])
    expect(rows.filter((id) => !served.includes(id))).toEqual([])
  })

  it('is what every operation answers every role, nobody, an expired and a disabled session', async () => {
    for (const [at, operation] of registry.operations.entries()) {
      // In the gate a third of the people knock at each, over three operations all of them.
      for (const person of isLong ? people : people.filter((_, who) => (who + at) % 3 === 0)) {
        const wanted = expected(operation.id, person)
        const got = await knock(person.caller, operation)
        if (got !== wanted)
          differences.push(`${operation.id} as ${person.name}: ${got}, not ${wanted}`)
      }
    }
    expect(differences).toEqual([])
  }, 600_000)
})
