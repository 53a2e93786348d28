import { afterEach, expect, it } from 'vitest'
import { createTestApp, type Answer, type TestApp } from '../../test/support.ts'
import { createPasswords } from '../auth/passwords.ts'
import { createDesk, type Desk } from '../workflows/ledger/testing/publishing-desk.ts'

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

// Clients only: PostgreSQL's own autovacuum opens transactions in a new database too.
const OPEN = `select query from pg_stat_activity where datname = current_database()
  and backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()`
const openTransactions = async (t: TestApp) =>
  (await t.rows<{ query: string }>(OPEN)).map(({ query }) => query)

const signIn = (t: TestApp, username: string, password: string): Promise<Answer> =>
  t.anyone.post('/oauth/token', { username, password })

it('no transaction is open while a password is verified', async () => {
  const passwords = createPasswords()
  const seen: string[][] = []
  const t = await createTestApp({
    services: {
      passwords: {
        ...passwords,
        async verify(stored, password, from) {
          seen.push(await openTransactions(t))
          return passwords.verify(stored, password, from)
        },
      },
    },
  })
  close = t.close
  expect((await signIn(t, 'operator', 'omc-demo-2026')).status).toBe(200)
  expect((await signIn(t, 'nobody', 'wrong')).status).toBe(401)
  expect(seen).toEqual([[], []])
})

it('a flood of sign-ins leaves the database to everybody else', async () => {
  const { verify, ...rest } = createPasswords()
  let open = () => {}
  const held = new Promise<void>((resolve) => (open = resolve))
  let waiting = 0
  const t = await createTestApp({
    services: {
      passwords: {
        ...rest,
        async verify(stored, password, from) {
          waiting += 1
          await held
          return verify(stored, password, from)
        },
      },
    },
  })
  close = t.close
  const operator = await t.as('operator')
  const flood = Array.from({ length: 40 }, (_, n) => signIn(t, `nobody-${n}`, 'wrong'))
  try {
    await expect.poll(() => waiting).toBe(40)
    expect((await operator.get('/api/v1/users/get_info')).status).toBe(200)
  } finally {
    open()
  }
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([401]))
})

it('guesses at the same moment do not outrun the limit', async () => {
  const t = await createTestApp()
  close = t.close
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signIn(t, 'operator', 'wrong')),
  )
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  expect([count(401), count(429)]).toEqual([5, 15])
})

it('no transaction is open while a channel is asked what became of an attempt', async () => {
  const desk: Desk = await createDesk()
  close = desk.close
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  await bench.report(held, 'unknown')
  desk.t.clock.advance(120_000)
  const seen: string[][] = []
  desk.t.gateway.findPost = async () => {
    seen.push(await openTransactions(desk.t))
    return { tag: 'found', feedId: 'live' }
  }
  const reconcile = () =>
    desk.operator.post(
      `/api/v1/publish_attempts/${held.attemptId}/reconcile`,
      {},
      { 'idempotency-key': 'reconcile-once' },
    )
  const first = await reconcile()
  expect(first.status).toBe(200)
  expect((await reconcile()).body).toEqual(first.body)
  expect(seen).toEqual([[]])
  expect(await desk.content(held.contentId)).toMatchObject({ status: 'published' })
})
