import { beforeEach, describe, expect, it } from 'vitest'
import {
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import { createExecutor } from './create-executor.ts'
import { createOrders, type Orders } from './testing/orders.ts'
import { useNight } from './testing/use-night.ts'

const scene = useNight()
let desk: Desk
let orders: Orders
beforeEach(() => {
  ;({ desk } = scene)
  orders = createOrders(desk)
})

const leaseOf = async ({ accountId }: Bench) => {
  const [lease] = await desk.t.rows<{ device_id: number | null }>(
    'select device_id from account_leases where studio_account_id = $1',
    [accountId],
  )
  return lease?.device_id ?? null
}

/** An executor between whose reading of a command and its first answer something happens. */
function executorWith(bench: Bench, happens: () => unknown) {
  const { clock, database } = scene.night.side()
  const errors: unknown[] = []
  let hasHappened = false
  const executor = createExecutor({
    services: desk.t.services,
    clock,
    random: { next: () => 0 },
    onError: (error) => void errors.push(error),
    log: { info: () => undefined, warn: () => undefined },
    database: {
      ...database,
      async asServer(run) {
        if (!hasHappened && (await leaseOf(bench)) !== null) {
          hasHappened = true
          await happens()
        }
        return database.asServer(run)
      },
    },
  })
  return { executor, errors }
}

describe('a command that the server has just read', () => {
  it('leaves no run behind when a person withdraws it, and is no fault', async () => {
    const bench = await servedAccount(desk)
    const sent = await orders.send(bench, 'start_publish')
    const { executor, errors } = executorWith(bench, () =>
      bench.by.post(`/api/v1/commands/${sent.body.data.id}/withdraw`, {}),
    )
    await executor.round()
    expect(await orders.phaseOf(sent)).toEqual({ phase: 'refused', detail: 'withdrawn' })
    expect([executor.runs.size, await leaseOf(bench), errors]).toEqual([0, null, []])
  })

  it('leaves no run behind when its time is over, and is no fault', async () => {
    const bench = await servedAccount(desk)
    const sent = await orders.send(bench, 'start_publish')
    const { executor, errors } = executorWith(bench, () => desk.t.clock.advance(60_001))
    await executor.round()
    expect(await orders.phasesOf(sent)).toEqual(['issued'])
    expect([executor.runs.size, await leaseOf(bench), errors]).toEqual([0, null, []])
  })

  it('leaves no run behind when the server cannot answer it, and is reported', async () => {
    const bench = await servedAccount(desk)
    await orders.send(bench, 'start_publish')
    const lost = new Error('the connection was lost')
    const { executor, errors } = executorWith(bench, () => {
      throw lost
    })
    await executor.round()
    expect([executor.runs.size, await leaseOf(bench), errors]).toEqual([0, null, [lost]])
  })
})
