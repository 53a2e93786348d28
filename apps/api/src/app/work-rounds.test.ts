import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { door } from '../jobs/webhooks/testing/door.ts'
import { insertDueDeliveries } from '../jobs/webhooks/testing/due-deliveries.ts'
import { startRounds } from '../kernel/start-rounds.ts'
import { createDesk, type Desk } from '../workflows/ledger/testing/publishing-desk.ts'
import { workRounds } from './work-rounds.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const log = pino({ level: 'silent' })
const worker = {
  sweep: async () => ({ resent: 0 }),
  sign: () => ({ runningCount: 0, takenCount: 0 }),
}

/** An item whose channel has to be asked now, and one whose lease is over now. */
async function doubtAndLease() {
  const [doubtful, left] = [await desk.account(), await desk.account()]
  await doubtful.queue()
  const doubt = await doubtful.send()
  await doubtful.report(doubt, 'unknown')
  desk.t.clock.advance(60_000)
  await left.queue()
  const lease = await left.send()
  desk.t.clock.advance(90_000)
  return { doubt, lease }
}

it('settles a lease while a channel does not answer', async () => {
  const { doubt, lease } = await doubtAndLease()
  const asked = door()
  const answer = door()
  desk.t.gateway.answer('findPost', async () => {
    asked.open()
    await answer.passed
    return { tag: 'absent' }
  })
  const settled = door()
  const { database } = desk.t
  const services = {
    ...desk.t.services,
    broadcast: {
      ...desk.t.services.broadcast,
      toAccount: async () => {
        await asked.passed
        settled.open()
      },
    },
  }
  const { ledger, lookups } = workRounds({ database, services, worker, onZombie: () => undefined })
  const rounds = startRounds({ everyMs: 1, log }, { lookups, ledger })
  try {
    await settled.passed
    expect((await desk.attempt(lease.attemptId)).state).toBe('unknown')
    expect((await desk.attempt(doubt.attemptId)).state).toBe('unknown')
  } finally {
    answer.open()
    await rounds.stop()
  }
})

it('begins no look-up once the process stops', async () => {
  const { doubt } = await doubtAndLease()
  const { lookups } = workRounds({ ...desk.t, worker, onZombie: () => undefined })
  await lookups(AbortSignal.abort())
  expect((await desk.attempt(doubt.attemptId)).state).toBe('unknown')
})

it('looks for a worker that takes nothing also while a plan cannot be opened', async () => {
  await desk.t.rows(
    `insert into plans (business_team_id, user_id, studio_account_id, name, kind, weekdays, times, next_run_at)
     select a.business_team_id, u.id, a.id, 'broken', 'submit', '{}', '{09:30}', $1
     from studio_accounts a join users u using (business_team_id)
     where u.disabled_at is null and a.deleted_at is null and roles && array['manager'] limit 1`,
    [desk.t.clock.now()],
  )
  const sign = vi.fn(worker.sign)
  const { database, services } = desk.t
  const rounds = workRounds({
    database,
    services,
    worker: { ...worker, sign },
    onZombie: () => undefined,
  })
  await expect(rounds.worker()).rejects.toThrow('some plans could not be opened')
  expect(sign).toHaveBeenCalledOnce()
  await rounds.worker()
})

/** Inserts `count` due deliveries of one webhook. */
async function dueDeliveries(count: number) {
  const site = await desk.t.as('site_admin')
  await desk.t.rows('delete from webhook_deliveries')
  const made = await site.post('/api/v1/webhooks', {
    name: '订单系统',
    url: 'https://slow.example.com/omc',
    events: ['job.done'],
    secret: 'a secret of the receiver',
  })
  await insertDueDeliveries(desk.t, {
    teamId: site.teamId,
    webhookId: made.body.data.id,
    count,
  })
}

it('sends texts while a receiver does not answer', async () => {
  const asked = door()
  const answer = door()
  const swept = door()
  await dueDeliveries(1)
  const outbound = {
    ...desk.t.services.outbound,
    async fetch(url: string) {
      asked.open()
      await answer.passed
      return { status: 204, url, headers: {}, contentType: '', bytes: Buffer.alloc(0) }
    },
  }
  const sms = {
    ...desk.t.services.sms,
    async sweep() {
      await asked.passed
      swept.open()
    },
  }
  const { deliveries, texts } = workRounds({
    database: desk.t.database,
    services: { ...desk.t.services, outbound, sms },
    worker,
    onZombie: () => undefined,
  })
  const rounds = startRounds({ everyMs: 1, log }, { deliveries, texts })
  try {
    await swept.passed
    const rows = await desk.t.rows('select state from webhook_deliveries')
    expect(rows).toEqual([{ state: 'pending' }])
  } finally {
    answer.open()
    await rounds.stop()
  }
})

it('begins no further delivery once the process stops', async () => {
  const asked = door()
  const answer = door()
  await dueDeliveries(6)
  const outbound = {
    ...desk.t.services.outbound,
    async fetch(url: string) {
      asked.open()
      await answer.passed
      return { status: 204, url, headers: {}, contentType: '', bytes: Buffer.alloc(0) }
    },
  }
  const { deliveries } = workRounds({
    database: desk.t.database,
    services: { ...desk.t.services, outbound },
    worker,
    onZombie: () => undefined,
  })
  const rounds = startRounds({ everyMs: 1, log }, { deliveries })
  await asked.passed
  const stopped = rounds.stop()
  answer.open()
  await stopped
  const states = await desk.t.rows<{ state: string }>('select state from webhook_deliveries')
  expect(states.filter(({ state }) => state === 'delivered')).toHaveLength(2)
})
