import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '../../apps/api/src/jsonapi/operation.ts'
import { registry } from '../../apps/api/src/resources/index.ts'
import { isEmpty } from './is-empty.ts'
import { openWalk, type WalkBench } from './open-walk.ts'
import { reportOf } from './report.ts'
import { typeProof, type TypeFault, type Witness } from './type-proof.ts'
import { walkOperation, type Outcome } from './walk-operation.ts'
import { walkReader } from './walk-reader.ts'
import { operationIds } from './walk-sdk.ts'

const only = new RegExp(process.env.WALK_ONLY ?? '')
const wanted = registry.operations.filter(({ id }) => only.test(id))
const outcomes: Outcome[] = []
const faults: TypeFault[] = []
afterAll(() => console.log(reportOf(outcomes, faults)))

/** They see an included record in full, only its name, or only that it exists. */
const READERS = ['admin', 'operator', 'creator']
const MANY_LISTS = 80
const readByOthers: Witness[] = []
const BARE = [0]
let bench: WalkBench
beforeAll(async () => void (bench = await openWalk()))
afterAll(() => bench.close())

it('the SDK has every operation of the server and no other', () => {
  const served = registry.operations.map(({ id }) => id)
  expect(operationIds(bench.client.own).toSorted()).toEqual(served.toSorted())
})

it('every operation succeeds through the SDK', async () => {
  const first = new Map<Operation, Outcome>()
  for (const operation of inOrder(wanted))
    first.set(operation, await walkOperation(bench, operation))
  // An empty list may have rows by now, or its filters were too narrow.
  for (const [operation, outcome] of first)
    outcomes.push(isEmpty(outcome) ? await walkOperation(bench, operation, BARE) : outcome)
  expect(outcomes.filter(isEmpty).map(({ operation }) => operation)).toEqual([])
  expect(outcomes.filter(({ gap }) => gap !== undefined)).toEqual([])
  expect(outcomes).toHaveLength(wanted.length)
})

it('people of other rights read every list, with all that it includes', async () => {
  for (const username of READERS) readByOthers.push(...(await walkReader(bench, username)))
  expect(readByOthers.length).toBeGreaterThan(MANY_LISTS)
})

it('every write of somebody carries a key of its own, and nothing else does', () => {
  const keyed = wanted.filter(({ effect, may }) => effect === 'write' && may !== 'public')
  const withKey = new Set(keyed.map(({ id }) => id))
  const { sent } = bench.client
  expect(
    sent.filter(
      ({ operation, idempotencyKey }) => withKey.has(operation) !== (idempotencyKey !== undefined),
    ),
  ).toEqual([])
  const keys = sent.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})

it('every argument and every answer is of its type', async () => {
  const proof = await typeProof(
    [...outcomes.flatMap(({ witnesses }) => witnesses), ...readByOthers],
    (type) => Object.keys(registry.resources.find((one) => one.type === type)?.relations ?? {}),
  )
  faults.push(...proof.faults)
  expect(proof.faults, `see ${proof.file}`).toEqual([])
})

/** Reads come first, while all rows exist. */
const inOrder = (operations: readonly Operation[]) => [
  ...operations.filter(({ effect }) => effect === 'read'),
  ...operations.filter(({ effect }) => effect === 'write'),
]
