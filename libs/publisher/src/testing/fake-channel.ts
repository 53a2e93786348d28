import type { Clock, FetchAnswer, ReportAnswer, SubmitAnswer } from '@omc/core'
import type { FrameContent, FrameResponse } from '../frame-bridge/frame-protocol.ts'
import type { PublishItem } from '../runtime/publish-item.ts'
import type { PublishResult } from '../runtime/publish-result.ts'
import type { LeaseAnswer, PublisherApi } from '../runtime/publisher-ports.ts'

export type FakeStatus = 'queued' | 'claimed' | 'submitting' | 'published' | 'unknown' | 'waiting'

/** One row of the fake ledger. */
export type FakeRow = {
  readonly id: string
  status: FakeStatus
  /** Grows with every claim: a new attempt, a new key. */
  generation: number
  attemptKey: string | null
  leaseExpiresAt: number
  /** When its outcome became unknown. */
  doubtedAt: number
  dueAt: number
  feedId: string | null
}

export type FakePost = {
  readonly attemptKey: string
  readonly publishContentId: string
  readonly feedId: string
}

export type FakeChannelOptions = {
  readonly clock: Clock
  readonly uid?: string
  readonly channel?: string
  /** @source domain: settled numbers (lease 90 s, settle time 120 s) */
  readonly leaseMs?: number
  readonly settleMs?: number
}

type PublishAnswer = FrameResponse<'PublishContent'>

const WAIT_MS: Partial<Record<PublishResult['outcome'], number>> = {
  bot_check: 600_000,
  rejected: 600_000,
  upload_failed: 180_000,
  empty: 5_000,
}

/**
 * A tiny server ledger and the channel behind it, in memory: enough of the publish ledger to run
 * the loop against loss, doubles and crashes. `posts` is what the public would see.
 *
 * @source domain: publish ledger
 */
export class FakeChannel {
  readonly posts: FakePost[] = []
  readonly rows: FakeRow[] = []
  readonly #attempts = new Map<string, FakeRow>()
  readonly #closed = new Set<string>()
  readonly #options: Required<FakeChannelOptions>
  #fence = 0
  #ended = false
  /** A check of the channel stops the whole account until then. */
  #restsUntil = 0

  constructor(options: FakeChannelOptions) {
    const defaults = { uid: 'uid-1', channel: 'youhaohuo', leaseMs: 90_000, settleMs: 120_000 }
    this.#options = { ...defaults, ...options }
  }

  /** "No permission" has ended the queue. */
  get isEnded(): boolean {
    return this.#ended
  }

  /** A person starts the queue again. */
  reopen(): void {
    this.#ended = false
  }

  /** A person passes the check of the channel. @returns whether the account rested for one */
  passCheck(): boolean {
    const now = this.#options.clock.now()
    if (this.#restsUntil <= now) return false
    for (const row of this.rows) if (row.dueAt === this.#restsUntil) row.dueAt = now
    this.#restsUntil = now
    return true
  }

  enqueue(count: number): void {
    for (let n = 0; n < count; n += 1) {
      const id = `content-${this.rows.length + 1}`
      const row: FakeRow = {
        id,
        status: 'queued',
        generation: 0,
        attemptKey: null,
        leaseExpiresAt: 0,
        doubtedAt: 0,
        dueAt: 0,
        feedId: null,
      }
      this.rows.push(row)
    }
  }

  /** The channel's side of a publication: it does not look whether it had this key before. */
  publish(content: FrameContent): PublishAnswer {
    const row = this.#attempts.get(content.attempt_key)
    if (!row) return { ok: false, code: 'rejected', message: 'no such attempt' }
    const feedId = `feed-${this.posts.length + 1}`
    this.posts.push({ attemptKey: content.attempt_key, publishContentId: row.id, feedId })
    return { ok: true, content_id: `post-${this.posts.length}`, feed_id: feedId }
  }

  /** One device's view of the ledger. A new call takes the account over with a higher fence. */
  api(): PublisherApi {
    this.#fence += 1
    const fence = this.#fence
    return {
      claim: async () => this.#claim(fence),
      submitting: async (item) => this.#submitting(item),
      report: async (result) => this.#report(result),
      isAnswered: async ({ attemptKey }) => this.#isAnswered(attemptKey),
      heartbeat: async (item) => this.#heartbeat(item),
      keepAlive: async () => (fence === this.#fence ? HELD : LOST),
    }
  }

  #claim(fence: number): FetchAnswer<PublishItem> {
    if (fence !== this.#fence) return { tag: 'ended', why: 'lease-lost' }
    if (this.#ended) return { tag: 'ended', why: 'no-permission' }
    this.#sweep()
    const at = this.#options.clock.now()
    const open = this.rows.find(({ status }) => OPEN.has(status))
    if (open) return { tag: 'wait', why: 'unresolved', untilAt: at + 10_000 }
    const row = this.rows.find(({ status }) => status === 'queued')
    if (at < this.#restsUntil) return { tag: 'wait', why: 'cooldown', untilAt: this.#restsUntil }
    if (!row) return this.#nothingQueued()
    row.generation += 1
    row.attemptKey = `${row.id}/${row.generation}`
    row.status = 'claimed'
    row.leaseExpiresAt = at + this.#options.leaseMs
    this.#attempts.set(row.attemptKey, row)
    const queueLeft = this.rows.filter(({ status }) => status === 'queued').length
    return { tag: 'item', item: this.#item(row, row.attemptKey, fence), queueLeft }
  }

  #nothingQueued(): FetchAnswer<PublishItem> {
    const dueAt = this.rows
      .filter(({ status }) => status === 'waiting')
      .map((row) => row.dueAt)
      .sort((a, b) => a - b)[0]
    return dueAt === undefined
      ? { tag: 'none' }
      : { tag: 'wait', why: 'item_waiting', untilAt: dueAt }
  }

  #submitting({ attemptKey, fence }: PublishItem): SubmitAnswer {
    this.#sweep()
    const row = this.#openRow(attemptKey)
    if (!row || row.status !== 'claimed') return { tag: 'refused', code: 'attempt_closed' }
    if (fence !== this.#fence) return { tag: 'refused', code: 'lease_lost' }
    row.status = 'submitting'
    return { tag: 'ok' }
  }

  #report(result: PublishResult): ReportAnswer {
    const row = this.#attempts.get(result.attemptKey)
    if (!row) return { tag: 'refused', code: 'not_found' }
    if (result.outcome === 'published') this.#markPublished(row, result.feedId)
    else if (!this.#closed.has(result.attemptKey) && row.attemptKey === result.attemptKey) {
      this.#take(row, result)
    }
    return { tag: 'ok', queueLeft: this.rows.filter(({ status }) => status === 'queued').length }
  }

  #take(row: FakeRow, { attemptKey, outcome }: PublishResult): void {
    if (row.status === 'published') return
    if (outcome === 'unknown') {
      this.#doubt(row)
      return
    }
    this.#closed.add(attemptKey)
    const waitMs = WAIT_MS[outcome]
    row.status = waitMs === undefined ? 'queued' : 'waiting'
    row.dueAt = this.#options.clock.now() + (waitMs ?? 0)
    if (outcome === 'no_permission') this.#ended = true
    if (outcome === 'bot_check') this.#restsUntil = row.dueAt
  }

  #isAnswered(attemptKey: string): boolean {
    this.#sweep()
    const row = this.#attempts.get(attemptKey)
    return row?.attemptKey === attemptKey && row.status === 'published'
  }

  #heartbeat({ attemptKey, fence }: PublishItem): LeaseAnswer {
    this.#sweep()
    const row = this.#openRow(attemptKey)
    if (!row || fence !== this.#fence) return LOST
    row.leaseExpiresAt = this.#options.clock.now() + this.#options.leaseMs
    return HELD
  }

  /** The server's sweeps: leases end, unknown attempts are looked up read-only. */
  #sweep(): void {
    const at = this.#options.clock.now()
    for (const row of this.rows) {
      if (row.status === 'waiting' && row.dueAt <= at) row.status = 'queued'
      if (row.status === 'claimed' && row.leaseExpiresAt <= at) this.#requeue(row)
      if (row.status === 'submitting' && row.leaseExpiresAt <= at) this.#doubt(row)
      const settledAt = row.doubtedAt + this.#options.settleMs
      if (row.status === 'unknown' && settledAt <= at) this.#reconcile(row)
    }
  }

  /** As on the server: the settle time counts from the doubt, and a second word does not move it. */
  #doubt(row: FakeRow): void {
    if (row.status !== 'unknown') row.doubtedAt = this.#options.clock.now()
    row.status = 'unknown'
  }

  #reconcile(row: FakeRow): void {
    const post = this.posts.find(({ attemptKey }) => attemptKey === row.attemptKey)
    if (post) this.#markPublished(row, post.feedId)
    else this.#requeue(row)
  }

  #requeue(row: FakeRow): void {
    if (row.attemptKey) this.#closed.add(row.attemptKey)
    row.status = 'queued'
  }

  #markPublished(row: FakeRow, feedId: string | null): void {
    if (row.attemptKey) this.#closed.add(row.attemptKey)
    row.status = 'published'
    row.feedId ??= feedId
  }

  #openRow(attemptKey: string): FakeRow | null {
    if (this.#closed.has(attemptKey)) return null
    const row = this.#attempts.get(attemptKey)
    return row?.attemptKey === attemptKey ? row : null
  }

  #item(row: FakeRow, attemptKey: string, fence: number): PublishItem {
    const { uid, channel } = this.#options
    return {
      attemptKey,
      attemptId: attemptKey,
      deviceId: '5',
      fence,
      leaseExpiresAt: row.leaseExpiresAt,
      publishContentId: row.id,
      channel,
      uid,
      title: `Title of ${row.id}`,
      desc: '',
      images: [],
      paragraphs: ['text'],
      items: ['1', '2', '3'].map((itemId) => ({ itemId, title: null })),
      topic: null,
      draft: false,
      activity: false,
    }
  }
}

const HELD: LeaseAnswer = { tag: 'held' }
const LOST: LeaseAnswer = { tag: 'lost' }
const OPEN: ReadonlySet<FakeStatus> = new Set(['claimed', 'submitting', 'unknown'])
