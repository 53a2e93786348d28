import type { PublisherEvent } from '@omc/publisher'
import type { Result } from '@omc/sdk'
import type { Tone } from '@omc/ui'
import { isRecord } from '../../../kernel/data/is-record.ts'
import type { RunSnapshot } from './run-types.ts'

export type ServerEvent = Result<'publish_events.list'>['items'][number]
export type EventFilter = 'all' | 'success' | 'failed'

/**
 * One line of the timeline, from either source. `name` is the key of its text, `reason` a code with
 * its own text; `detail` is external: a channel's message, a number.
 */
export type EventRow = {
  readonly key: string
  readonly at: number
  readonly source: 'live' | 'server'
  readonly name: string
  readonly tone: Tone
  readonly title: string | null
  readonly reason: string | null
  readonly detail: string
}

/** Live kinds that get a line; the panel above shows the others as steps. */
const LIVE_KINDS: ReadonlySet<PublisherEvent['kind']> = new Set([
  'outcome',
  'draft-saved',
  'waiting',
  'paused',
  'stopped',
  'heartbeat-missed',
  'lease-lost',
  'outbox-error',
  'late-outcome',
])

/** Kinds that tell the result of an attempt. */
const TELLS_RESULT: ReadonlySet<PublisherEvent['kind']> = new Set([
  'outcome',
  'late-outcome',
  'draft-saved',
])

const LEVEL_TONE: Readonly<Record<PublisherEvent['level'], Tone>> = {
  info: 'neutral',
  success: 'success',
  warning: 'warning',
  error: 'danger',
}

const SERVER_TONE: Readonly<Record<string, Tone>> = {
  published: 'success',
  refused: 'danger',
  doubled: 'danger',
  queue_ended: 'danger',
  unknown: 'warning',
  needs_human: 'warning',
  waiting: 'warning',
  cooldown: 'warning',
  late_result: 'warning',
}

/** Server kinds that repeat a live entry of the same attempt. */
const TOLD_LIVE: ReadonlySet<string> = new Set([
  'claimed',
  'submitting',
  'published',
  'refused',
  'waiting',
  'unknown',
  'released',
])

/** Steps of an attempt; its result includes them. */
const STEPS: ReadonlySet<string> = new Set(['claimed', 'submitting'])

/**
 * Merges the log of this page's loop with the server's events, newest first, without repeating an
 * attempt.
 *
 * @param wallTime  an instant of the loop on the machine's clock
 * @source ux §5 events
 */
export function eventRows(
  { events, attemptIds }: Pick<RunSnapshot, 'events' | 'attemptIds'>,
  serverEvents: readonly ServerEvent[],
  wallTime = (runAt: number) => runAt,
): readonly EventRow[] {
  const told = new Set(
    events
      .filter(({ kind }) => TELLS_RESULT.has(kind))
      .flatMap(({ attemptKey }) => attemptIds.get(attemptKey ?? '') ?? []),
  )
  const live = events
    .filter(
      ({ kind, detail }) => LIVE_KINDS.has(kind) && !(kind === 'waiting' && detail === 'pacing'),
    )
    .map((event) => liveRow({ ...event, at: wallTime(event.at) }))
  const server = serverEvents
    .filter(({ kind, attempt_id: id }) => !(TOLD_LIVE.has(kind) && id !== null && told.has(id)))
    .filter(({ kind }) => !STEPS.has(kind))
    .map(serverRow)
  return [...live, ...server].toSorted((a, b) => b.at - a.at || (a.key < b.key ? 1 : -1))
}

export function filterEvents(rows: readonly EventRow[], filter: EventFilter): readonly EventRow[] {
  if (filter === 'all') return rows
  return rows.filter(({ tone }) =>
    filter === 'success' ? tone === 'success' : tone === 'danger' || tone === 'warning',
  )
}

function liveRow(event: PublisherEvent): EventRow {
  const { seq, at, kind, level, title, detail } = event
  const name = kind === 'outcome' || kind === 'late-outcome' ? `outcome_${outcomeOf(event)}` : kind
  const isDetailed = kind !== 'waiting' && kind !== 'stopped'
  return {
    key: `live-${seq}`,
    at,
    source: 'live',
    name: isDetailed ? name : `${kind}_${detail}`,
    tone: kind === 'waiting' ? 'neutral' : LEVEL_TONE[level],
    title,
    ...liveDetail(event, name),
  }
}

/** Kinds whose detail is a technical message: the name is enough for people. */
const SAYS_ENOUGH: ReadonlySet<string> = new Set([
  'waiting',
  'stopped',
  'heartbeat-missed',
  'outbox-error',
])

/** `detail` is a feed id, a code, or `code: message`. */
function liveDetail({ kind, level, detail }: PublisherEvent, name: string): Told {
  if (SAYS_ENOUGH.has(kind)) return NOTHING
  if (level === 'success') return { reason: null, detail }
  const cut = detail.indexOf(': ')
  if (cut >= 0) return { reason: null, detail: detail.slice(cut + 2) }
  return name === `outcome_${detail}` ? NOTHING : { reason: detail || null, detail: '' }
}

type Told = Pick<EventRow, 'reason' | 'detail'>
const NOTHING: Told = { reason: null, detail: '' }

/** Reasons that leave it unknown whether the item was published. */
const UNKNOWN_REASONS: ReadonlySet<string> = new Set([
  'silence',
  'frame-lost',
  'cancelled',
  'restarted',
  'send-failed',
])

/** `detail` of an outcome is its feed id, or `code: message`. */
function outcomeOf({ level, detail }: PublisherEvent): string {
  if (level === 'success') return 'accepted'
  const [code = ''] = detail.split(':')
  if (level === 'error') return code
  return UNKNOWN_REASONS.has(code) ? 'unknown' : 'not-sent'
}

/** Timeline row of a server event. */
export function serverRow(
  event: Pick<ServerEvent, 'id' | 'kind' | 'created_at' | 'title' | 'detail'>,
): EventRow {
  const { id, kind, created_at: createdAt, title, detail } = event
  return {
    key: `server-${id}`,
    at: Date.parse(createdAt),
    source: 'server',
    name: kind,
    tone: SERVER_TONE[kind] ?? 'neutral',
    title,
    ...serverDetail(kind, detail),
  }
}

/** Why a person decides; else the channel gave no clear answer. */
const UNDECIDED = ['disputed', 'in_vain', 'other_item'] as const
const whyUndecided = (code: unknown): string =>
  UNDECIDED.find((one) => one === code) ?? 'lookup-unclear'

function serverDetail(kind: string, detail: unknown): Told {
  if (!isRecord(detail)) return NOTHING
  // The cause of a failed look-up is technical; a person has to check the channel anyway.
  if (kind === 'needs_human') return { reason: whyUndecided(detail['code']), detail: '' }
  for (const name of ['feed_id', 'message']) {
    const told = detail[name]
    if (typeof told === 'string' && told !== '') return { reason: null, detail: told }
  }
  const codes = [detail['why'], detail['code'], detail['outcome'], detail['said']]
  const code = codes.find((told) => typeof told === 'string' && told !== '')
  return { reason: typeof code === 'string' ? code : null, detail: '' }
}

export type EventWords = {
  /** Names of the five columns. */
  readonly head: readonly string[]
  readonly event: (row: EventRow) => string
  readonly detail: (row: EventRow) => string
  readonly source: (row: EventRow) => string
}

/** Comma-separated values for a spreadsheet; texts that could start a formula are escaped. */
export function eventsCsv(rows: readonly EventRow[], words: EventWords): string {
  const lines = rows.map((row) => [
    new Date(row.at).toISOString(),
    words.event(row),
    row.title ?? '',
    words.detail(row),
    words.source(row),
  ])
  const { head } = words
  return [head, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n')
}

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
