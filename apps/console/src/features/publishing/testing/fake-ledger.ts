import type { PublisherApi, PublishItem } from '@omc/publisher'
import type { FakeChannel } from '@omc/publisher/testing'
import type { TransportRequest } from '@omc/sdk'
import { fakeTransport, toDocument, toErrorDocument } from '@omc/sdk/testing'
import type { FakeTransport, PlannedAnswer } from '@omc/sdk/testing'

export const UID = 'uid-1'
const LEASE_END = '2026-01-01T00:00:00.000Z'

/** Holder of the account: another person's device by name, or an earlier page of this browser. */
type Held = {
  takenBy: string | null
  heldBefore: boolean
  /** The holder is the server. */
  isServers: boolean
  /** Name of the account as the server knows it. */
  nickname: string
}

/** Server side of the wire on top of the fake channel's ledger. */
export function fakeLedger(channel: FakeChannel): FakeTransport & Held {
  const transport = fakeTransport()
  const ledger = Object.assign(transport, {
    takenBy: null,
    heldBefore: false,
    isServers: false,
    nickname: '小红豆',
  } as Held)
  // A result needs no lease; a separate API for results leaves the lease alone.
  const results = channel.api()
  let api: PublisherApi | null = null
  let fence = 0
  const answer: Answer = (operation, work) =>
    transport.always(operation, async (request) => {
      const planned = await work(request)
      const once = fakeTransport()
      once.answer(request.operation, planned)
      return once(request)
    })
  answerForAccount(answer, channel, ledger)
  answer('devices.register', async (request) => {
    if (ledger.takenBy !== null && attributesOf(request)['take_over'] !== true) {
      return conflict('account_leased', holderOf(ledger))
    }
    api = channel.api()
    fence += 1
    const device = { id: '5', type: 'devices', fence }
    return { body: toDocument(device) }
  })
  answer('devices.release', async () => ({ body: toDocument({ id: '5', type: 'devices' }) }))
  answer('devices.heartbeat', async () => lease(await api?.keepAlive()))
  answer('publish_attempts.heartbeat', async (request) =>
    lease(await api?.heartbeat(itemOf(request))),
  )
  answer('publish_attempts.get', async (asked) => attempt(await api?.isAnswered?.(itemOf(asked))))
  answer('carry_contents.get_publish_content', async () => claimed(await api?.claim()))
  answer('publish_attempts.submitting', async (request) => {
    const said = await api?.submitting(itemOf(request))
    return said?.tag === 'ok'
      ? { body: toDocument({ id: '1', type: 'publish_attempts' }) }
      : conflict(said?.tag === 'refused' ? said.code : 'lease_lost')
  })
  answer('carry_contents.set_publish_response', async (request) => {
    await results.report(reportOf(attributesOf(request)))
    return { body: toDocument({ id: '1', type: 'publish_contents' }) }
  })
  answer('commands.inbox', async () => ({ body: { data: [], meta: { record_count: 0 } } }))
  answer('commands.acknowledge', async () => ({ body: toDocument({ id: '1', type: 'commands' }) }))
  return ledger
}

type Answer = (
  operation: string,
  work: (request: TransportRequest) => Promise<PlannedAnswer>,
) => void

/** What the server says of the account, and what a person ends: an ended queue, a check. */
function answerForAccount(answer: Answer, channel: FakeChannel, ledger: Held): void {
  const left = () =>
    channel.rows.filter(({ status }) => status === 'queued' || status === 'waiting')
  answer('studio_accounts.get_publish_info', async () => ({
    body: {
      data: {
        ...publishInfo(left().length),
        nickname: ledger.nickname,
        lease: leaseOf(ledger),
        ended_why: channel.isEnded ? 'B_Publish_Perm' : null,
      },
    },
  }))
  answer('studio_accounts.reopen_queue', async () => {
    const reopened = channel.isEnded
    channel.reopen()
    return { body: { data: { reopened } } }
  })
  answer('studio_accounts.end_bot_check', async () => ({
    body: { data: { ended: channel.passCheck() } },
  }))
}

function reportOf(said: Record<string, unknown>): Parameters<PublisherApi['report']>[0] {
  const key = String(said['attempt_key'])
  const feedId = said['feed_id']
  return {
    attemptKey: key,
    attemptId: key,
    deviceId: String(said['device_id']),
    fence: Number(said['fence']),
    // as: wire and ledger use the same names.
    outcome: said['outcome'] as 'published',
    feedId: typeof feedId === 'string' ? feedId : null,
    code: null,
    message: null,
    refusedCode: null,
  }
}

function attempt(isAnswered = false): PlannedAnswer {
  const row = { id: '1', type: 'publish_attempts', state: isAnswered ? 'published' : 'unknown' }
  return { body: toDocument(row) }
}

const conflict = (code: string, meta = {}) => ({
  status: 409,
  body: toErrorDocument(409, code, { meta }),
})

const holderOf = ({ takenBy, isServers }: Held) => ({
  device_id: '9',
  device_kind: isServers ? 'server' : 'browser',
  device_name: takenBy,
  lease_expires_at: LEASE_END,
})

/** Lease as the server answers it: only the owner sees the device number. */
function leaseOf({ takenBy, heldBefore, isServers }: Held) {
  if (takenBy === null && !heldBefore) return null
  return {
    device_id: '9',
    kind: isServers ? 'server' : 'browser',
    device_name: takenBy ?? 'Browser · Device',
    device_no: takenBy === null ? `device-number:${UID}` : null,
    expires_at: LEASE_END,
    mine: takenBy === null,
  }
}

const lease = (said: { tag: string } | undefined): PlannedAnswer =>
  said?.tag === 'held' ? { body: { data: { id: '5', type: 'devices' } } } : conflict('lease_lost')

function claimed(said: Awaited<ReturnType<PublisherApi['claim']>> | undefined): PlannedAnswer {
  if (said?.tag === 'none') return { status: 204 }
  if (said?.tag === 'wait') {
    const meta = { why: said.why, until: new Date(said.untilAt).toISOString() }
    return { status: 409, body: toErrorDocument(409, 'account_waiting', { meta }) }
  }
  if (said?.tag !== 'item') {
    return conflict(
      said?.tag === 'ended' && said.why === 'no-permission' ? 'account_ended' : 'lease_lost',
    )
  }
  return { body: toDocument(wireItem(said.item, said.queueLeft ?? 0)) }
}

function wireItem(item: PublishItem, queueLeft: number) {
  return {
    id: item.publishContentId,
    type: 'publish_contents',
    attempt_id: item.attemptKey,
    attempt_key: item.attemptKey,
    fence: item.fence,
    lease_expires_at: new Date(item.leaseExpiresAt).toISOString(),
    queue_left: queueLeft,
    channel: item.channel,
    uid: item.uid,
    title: item.title,
    desc: '',
    images: [],
    paragraphs: [],
    items: item.items.map(({ itemId, title }) => ({ item_id: itemId, title })),
    topic: item.topic ?? '',
    draft: false,
    activity: false,
  }
}

function attributesOf({ body }: TransportRequest): Record<string, unknown> {
  if (body.kind !== 'jsonapi') return {}
  const { data } = body.document as { data: { attributes: Record<string, unknown> } }
  return data.attributes
}

/** The fake ledger reads only key and fence of an item. */
function itemOf(request: TransportRequest): PublishItem {
  const [, key = ''] = /publish_attempts\/([^/]+)/.exec(request.path) ?? []
  const fence = Number(attributesOf(request)['fence'])
  return { attemptKey: decodeURIComponent(key), fence } as PublishItem
}

export function publishInfo(left: number) {
  return {
    id: '1',
    uid: UID,
    nickname: '小红豆',
    avatar: '',
    platform: 'youhaohuo',
    channel: {
      name: 'youhaohuo',
      title_zh: '有好货',
      title_en: 'Youhaohuo',
      frame_url: 'http://127.0.0.1:8090/creator/youhaohuo',
      frame_origin: 'http://127.0.0.1:8090',
      enabled: true,
    },
    queue: { left, by_status: { queued: left } },
    lease: null,
    limits: {
      day_task_count: 20,
      day_publish_count: 0,
      delay_min_s: 5,
      delay_max_s: 12,
      lease_ms: 90_000,
      heartbeat_ms: 20_000,
      failure_wait_ms: 600_000,
      upload_wait_ms: 180_000,
      empty_wait_ms: 5_000,
    },
    cooldown_until: null,
    ended_why: null as string | null,
  }
}
