import type { FrameOutcome, LoopState } from '@omc/core'
import { match, P } from 'ts-pattern'
import type { PublishItem } from './publish-item.ts'

export type PublisherEventKind =
  | 'fetching'
  | 'claimed'
  | 'sent'
  | 'outcome'
  | 'draft-saved'
  | 'reported'
  | 'waiting'
  | 'paused'
  | 'stopped'
  | 'heartbeat-missed'
  | 'lease-lost'
  | 'outbox-error'
  | 'late-outcome'

/** One plain row of the timeline; `detail` is a code or a foreign message, for people. */
export type PublisherEvent = {
  readonly seq: number
  readonly at: number
  readonly kind: PublisherEventKind
  readonly level: 'info' | 'success' | 'warning' | 'error'
  readonly attemptKey: string | null
  readonly title: string | null
  readonly detail: string
}

export type NewEvent = Omit<PublisherEvent, 'seq' | 'at'>

/** How many rows are kept. */
export const EVENT_LOG_SIZE = 1_000

/** Adds a row and lets the oldest go; a new array each time, so that screens see the change. */
export function appendEvent(
  rows: readonly PublisherEvent[],
  row: NewEvent,
  at: number,
): readonly PublisherEvent[] {
  const seq = (rows.at(-1)?.seq ?? 0) + 1
  return [...rows.slice(-(EVENT_LOG_SIZE - 1)), { seq, at, ...row }]
}

type State = LoopState<PublishItem>

/** The rows a change of state is worth. */
export function eventsOf(before: State, after: State): readonly NewEvent[] {
  const reports = reportedRows(before, after)
  if (before.turn === after.turn) return reports
  const phase = phaseRow(before, after)
  return phase ? [...reports, phase] : reports
}

function reportedRows(before: State, after: State): readonly NewEvent[] {
  if (after.settled === before.settled) return []
  const waited = [...before.unreported, ...openResult(before)]
  return after.settled
    .filter(({ attemptKey, reported }) => {
      return (
        reported && !before.settled.some((old) => old.attemptKey === attemptKey && old.reported)
      )
    })
    .map(({ attemptKey, outcome }) => {
      const title = waited.find((result) => result.item.attemptKey === attemptKey)?.item.title
      return row('reported', levelOf(outcome), { attemptKey, title: title ?? null }, outcome.tag)
    })
}

function openResult({ phase }: State): State['unreported'] {
  return match(phase)
    .returnType<State['unreported']>()
    .with({ tag: 'reporting' }, (open) => [open])
    .with({ tag: 'waiting', resume: { tag: 'report' } }, ({ resume }) => [resume])
    .with(
      { tag: P.union('idle', 'fetching', 'submitting', 'sending', 'waiting', 'paused', 'stopped') },
      () => [],
    )
    .exhaustive()
}

function phaseRow(before: State, { phase, last }: State): NewEvent | null {
  return (
    match(phase)
      .returnType<NewEvent | null>()
      .with({ tag: 'idle' }, () => null)
      .with({ tag: 'fetching' }, () => row('fetching', 'info', null, ''))
      .with({ tag: 'submitting' }, ({ item }) => row('claimed', 'info', item, item.channel))
      .with({ tag: 'sending' }, ({ item }) => row('sent', 'info', item, ''))
      // A repeated report is no new outcome.
      .with({ tag: 'reporting' }, ({ item, outcome }) =>
        last === before.last
          ? null
          : row(kindOf(item, outcome), levelOf(outcome), item, detailOf(outcome)),
      )
      .with({ tag: 'waiting' }, ({ why }) =>
        row('waiting', why === 'pacing' ? 'info' : 'warning', null, why),
      )
      .with({ tag: 'paused' }, () => row('paused', 'info', null, ''))
      .with({ tag: 'stopped' }, ({ why }) =>
        row('stopped', why === 'completed' ? 'success' : 'warning', null, why),
      )
      .exhaustive()
  )
}

const kindOf = ({ draft }: PublishItem, { tag }: FrameOutcome): PublisherEventKind =>
  draft && tag === 'accepted' ? 'draft-saved' : 'outcome'

/** A refusal that people can mend has a name of its own. */
const OUT_OF_RANGE = 'item_out_of_range'

export function detailOf(outcome: FrameOutcome): string {
  return match(outcome)
    .returnType<string>()
    .with({ tag: 'accepted' }, ({ feedId, contentId }) => feedId || contentId)
    .with({ tag: 'unknown' }, ({ reason }) => reason)
    .with({ tag: 'not-sent' }, ({ reason, message }) => withWords(reason, message))
    .with({ tag: 'rejected', code: OUT_OF_RANGE }, ({ message }) =>
      withWords('item-out-of-range', message),
    )
    .with(
      { tag: P.union('bot-check', 'rejected', 'upload-failed', 'empty', 'no-permission') },
      ({ tag, message }) => withWords(tag, message),
    )
    .exhaustive()
}

const withWords = (code: string, words: string) => (words === '' ? code : `${code}: ${words}`)

export function levelOf(outcome: FrameOutcome): PublisherEvent['level'] {
  return match(outcome.tag)
    .returnType<PublisherEvent['level']>()
    .with('accepted', () => 'success')
    .with(P.union('unknown', 'not-sent'), () => 'warning')
    .with(
      P.union('bot-check', 'rejected', 'upload-failed', 'empty', 'no-permission'),
      () => 'error',
    )
    .exhaustive()
}

export function row(
  kind: PublisherEventKind,
  level: PublisherEvent['level'],
  about: { readonly attemptKey: string; readonly title: string | null } | null,
  detail: string,
): NewEvent {
  return {
    kind,
    level,
    attemptKey: about?.attemptKey ?? null,
    title: about?.title ?? null,
    detail,
  }
}
