import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { contentStates, servedAccount } from '../../workflows/ledger/testing/publishing-desk.ts'
import { createExecutor } from './create-executor.ts'
import { useNight } from './testing/use-night.ts'

const scene = useNight()

it('gives back an account that was being taken when the process began to stop', async () => {
  const { desk, night } = scene
  const bench = await servedAccount(desk)
  await bench.queue()
  const side = night.side()
  const holder = async () => {
    const [lease] = await desk.t.rows<{ device_id: number | null }>(
      'select device_id from account_leases where studio_account_id = $1',
      [bench.accountId],
    )
    return lease?.device_id
  }
  let stopped: Promise<void> | undefined
  const database: Database = {
    ...side.database,
    async asServer(run) {
      const done = await side.database.asServer(run)
      if (!stopped && (await holder()) !== null) stopped = executor.stop()
      return done
    },
  }
  const executor = createExecutor({
    database,
    services: desk.t.services,
    clock: side.clock,
    random: { next: () => 0 },
    onError: (error) => void night.errors.push(error),
    log: pino({ level: 'silent' }),
  })
  await executor.round()
  await stopped
  await night.settle()
  side.kill()
  expect(stopped).toBeDefined()
  expect(await holder()).toBeNull()
  expect(await contentStates(desk, bench)).toEqual(['queued'])
})
