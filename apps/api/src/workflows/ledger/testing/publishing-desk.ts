import type { Insertable, Selectable } from 'kysely'
import { createFactories, type Factories } from '../../../../test/factories.ts'
import type { FakeGateway } from '../../../../test/fake-gateway.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../../test/support.ts'
import type {
  PublishAttemptsTable,
  PublishContentsTable,
  StudioAccountsTable,
} from '../../../db/publishing-tables.ts'
import type { Services } from '../../../jsonapi/services.ts'
import type { LedgerWork } from '../ledger-work.ts'
import { sweep, type Swept } from './sweep.ts'

export type AttemptRow = Selectable<PublishAttemptsTable>
export type ContentRow = Selectable<PublishContentsTable>
export type AccountRow = Selectable<StudioAccountsTable>

/** An item that was handed to an executor. */
export interface Held {
  contentId: number
  attemptId: number
  attemptKey: string
  deviceId: string
  fence: number
}

/** One account with its executor, and helpers for their calls over HTTP. */
export interface Desk {
  t: TestApp
  make: Factories
  operator: Caller
  /** A fresh account of the operator's team, with its device registered. */
  account: (values?: Partial<Insertable<StudioAccountsTable>>) => Promise<Bench>
  sweep: () => Promise<Swept>
  /** A step of the ledger in a transaction of its own, as the server (no person) takes it. */
  step: <T>(run: (work: LedgerWork) => Promise<T>, userId?: number) => Promise<T>
  attempt: (id: number) => Promise<AttemptRow>
  content: (id: number) => Promise<ContentRow>
  accountRow: (id: number) => Promise<AccountRow>
  /** Kinds of the events of a content, oldest first. */
  events: (contentId: number) => Promise<string[]>
  close: () => Promise<void>
}

export interface Bench {
  accountId: number
  uid: string
  deviceId: string
  by: Caller
  queue: (values?: Partial<Insertable<PublishContentsTable>>) => Promise<number>
  register: (options?: { by?: Caller; deviceNo?: string; takeOver?: boolean }) => Promise<Answer>
  claim: (deviceId?: string, by?: Caller) => Promise<Answer>
  /** Claims and expects an item. */
  hold: (deviceId?: string) => Promise<Held>
  submitting: (held: Held, fence?: number) => Promise<Answer>
  /** Claims an item and commits that it is being sent. */
  send: () => Promise<Held>
  report: (held: Held, outcome: string, more?: object) => Promise<Answer>
  /** The channel takes the item, and the executor says so. */
  post: (held: Held, feedId?: string) => Promise<Answer>
}

const YEAR_MS = 366 * 86_400_000

export async function createDesk(services: Partial<Services> = {}): Promise<Desk> {
  // Hours pass on the test's clock; sessions are not under test.
  const t = await createTestApp({
    config: { accessTokenMs: YEAR_MS, sessionIdleMs: YEAR_MS },
    services,
  })
  const make = createFactories(t.database)
  const operator = await t.as('operator')
  let serial = 0
  const one = async <R>(table: string, id: number) => {
    const [row] = await t.rows<R>(`select * from ${table} where id = $1`, [id])
    if (!row) throw new Error(`no ${table} ${id}`)
    return row
  }
  return {
    t,
    make,
    operator,
    async account(values = {}) {
      const { id, uid } = await make.account({
        business_team_id: operator.teamId,
        user_id: operator.userId,
        day_task_count: 0,
        ...values,
      })
      serial += 1
      const bench = createBench({
        make,
        gateway: t.gateway,
        by: operator,
        accountId: id,
        uid,
        deviceNo: `no-${serial}`,
      })
      bench.deviceId = (await bench.register()).body.data.id
      return bench
    },
    sweep: () => sweep(t.database, t.services),
    step: (run, userId) =>
      t.database.asServer((db) =>
        run({
          db,
          now: t.clock.now(),
          settings: t.services.config,
          userId,
          announce: () => undefined,
          tell: () => undefined,
        }),
      ),
    attempt: (id) => one<AttemptRow>('publish_attempts', id),
    content: (id) => one<ContentRow>('publish_contents', id),
    accountRow: (id) => one<AccountRow>('studio_accounts', id),
    events: (contentId) => kindsOfEvents(t, contentId),
    close: () => t.close(),
  }
}

/** An account that the server publishes for; its browser has left. */
export async function servedAccount(
  desk: Pick<Desk, 'account' | 't'>,
  values: Parameters<Desk['account']>[0] = {},
): Promise<Bench> {
  const bench = await desk.account({ platform: 'daorc', ...values })
  await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
  await desk.t.rows(`update studio_accounts set publish_by = 'server' where id = $1`, [
    bench.accountId,
  ])
  return bench
}

/** States of the contents of an account, in the order in which they were queued. */
export async function contentStates(
  { t }: Pick<Desk, 't'>,
  { accountId }: Pick<Bench, 'accountId'>,
): Promise<string[]> {
  const rows = await t.rows<{ status: string }>(
    'select status from publish_contents where studio_account_id = $1 order by id',
    [accountId],
  )
  return rows.map(({ status }) => status)
}

async function kindsOfEvents(t: Desk['t'], contentId: number): Promise<string[]> {
  const events = await t.rows<{ kind: string }>(
    'select kind from publish_events where publish_content_id = $1 order by id',
    [contentId],
  )
  return events.map(({ kind }) => kind)
}

interface Parts {
  make: Factories
  gateway: FakeGateway
  by: Caller
  accountId: number
  uid: string
  deviceNo: string
}

function createBench({ make, gateway, by, accountId, uid, deviceNo }: Parts): Bench {
  const bench: Bench = {
    accountId,
    uid,
    deviceId: '',
    by,
    queue: async (values = {}) =>
      (await make.queued({ studio_account_id: accountId, user_id: by.userId, ...values })).id,
    register: (options = {}) =>
      (options.by ?? by).post('/api/v1/devices/register', {
        name: `desk ${deviceNo}`,
        device_no: options.deviceNo ?? deviceNo,
        uid,
        ...(options.takeOver ? { take_over: true } : {}),
      }),
    claim: (deviceId = bench.deviceId, claimer = by) =>
      claimer.get('/api/v1/carry_contents/get_publish_content', { device_id: deviceId }),
    async hold(deviceId = bench.deviceId) {
      const { status, body } = await bench.claim(deviceId)
      if (status !== 200) throw new Error(`claim answered ${status} ${JSON.stringify(body)}`)
      const { attempt_id, attempt_key, fence } = body.data.attributes
      return {
        contentId: Number(body.data.id),
        attemptId: Number(attempt_id),
        attemptKey: attempt_key,
        deviceId,
        fence,
      }
    },
    submitting: (held, fence = held.fence) =>
      by.post(`/api/v1/publish_attempts/${held.attemptId}/submitting`, { fence }),
    async send() {
      const held = await bench.hold()
      const { status, body } = await bench.submitting(held)
      if (status !== 200) throw new Error(`submitting answered ${status} ${JSON.stringify(body)}`)
      return held
    },
    report: (held, outcome, more = {}) =>
      by.post('/api/v1/carry_contents/set_publish_response', {
        attempt_key: held.attemptKey,
        device_id: held.deviceId,
        fence: held.fence,
        outcome,
        ...(outcome === 'published' ? { feed_id: `feed-${held.attemptId}` } : {}),
        ...more,
      }),
    post(held, feedId = `feed-${held.attemptId}`) {
      gateway.answers.set(held.attemptKey, { tag: 'found', feedId })
      return bench.report(held, 'published', { feed_id: feedId })
    },
  }
  return bench
}
