import { NOTICE_POPOVER_QUERY } from './notice-queries.ts'
import type { Notice } from './notice.ts'

/** How many notices the popover lists. @source console spec §2, notice popover */
export const NOTICES_SHOWN = NOTICE_POPOVER_QUERY['page[size]']

/**
 * State of the bell. `stamp` increases with every local change; a pull that started before a
 * change does not undo it.
 */
export type NoticeState<N extends Notice = Notice> = {
  readonly notices: readonly N[]
  readonly unreadCount: number
  readonly stamp: number
  readonly clearedStamp: number
  readonly arrivals: readonly Stamped<N>[]
  readonly marks: readonly Stamped<string>[]
}

type Stamped<T> = { readonly value: T; readonly stamp: number }

/** `pulledStamp`: the `stamp` of the state when the request was sent. */
export type NoticeEvent<N extends Notice = Notice> =
  | {
      readonly tag: 'pulled'
      readonly data: readonly N[]
      readonly recordCount: number
      readonly pulledStamp: number
    }
  | { readonly tag: 'pull-failed' }
  | { readonly tag: 'arrived'; readonly notice: N }
  | { readonly tag: 'read'; readonly id: string }
  | { readonly tag: 'cleared' }

export const NO_NOTICES: NoticeState<never> = {
  notices: [],
  unreadCount: 0,
  stamp: 0,
  clearedStamp: 0,
  arrivals: [],
  marks: [],
}

/**
 * Merges the pulled list, live arrivals and own marks: every notice once, whichever way and
 * however often it comes.
 *
 * @source console spec §4, notices; §7, notice list, clear notices; resources spec §4
 */
export function noticeState<N extends Notice>(
  state: NoticeState<N>,
  event: NoticeEvent<N>,
): NoticeState<N> {
  const { stamp, clearedStamp } = state
  switch (event.tag) {
    case 'pulled':
      return pulled(state, event)
    case 'arrived':
      return arrived(state, event.notice)
    case 'read':
      return read(state, event.id)
    case 'pull-failed':
      return { ...NO_NOTICES, stamp, clearedStamp }
    case 'cleared':
      return { ...NO_NOTICES, stamp: stamp + 1, clearedStamp: stamp + 1 }
    default:
      return event satisfies never
  }
}

function pulled<N extends Notice>(
  state: NoticeState<N>,
  event: Extract<NoticeEvent<N>, { tag: 'pulled' }>,
): NoticeState<N> {
  if (event.pulledStamp < state.clearedStamp) return state
  const isLater = ({ stamp }: Stamped<unknown>) => stamp > event.pulledStamp
  const pulledIds = new Set(event.data.map(({ id }) => id))
  const marks = state.marks.filter(isLater)
  const marked = new Set(marks.map(({ value }) => value))
  const arrivals = state.arrivals.filter(
    (arrival) => isLater(arrival) && !pulledIds.has(arrival.value.id),
  )
  const lateArrivals = arrivals.map(({ value }) => value)
  const notices = [...lateArrivals.toReversed(), ...event.data].slice(0, NOTICES_SHOWN)
  const newCount = lateArrivals.filter(({ readed }) => !readed).length
  // Only unread arrivals: the server no longer counts one that was read.
  const readCount = event.data.filter(({ id, readed }) => !readed && marked.has(id)).length
  return {
    ...state,
    notices: notices.map((notice) =>
      marked.has(notice.id) ? { ...notice, readed: true } : notice,
    ),
    unreadCount: Math.max(0, event.recordCount + newCount - readCount),
    arrivals,
    marks,
  }
}

function arrived<N extends Notice>(state: NoticeState<N>, notice: N): NoticeState<N> {
  const isKnown =
    state.notices.some(({ id }) => id === notice.id) ||
    state.arrivals.some(({ value }) => value.id === notice.id)
  if (isKnown) return state
  const stamp = state.stamp + 1
  return {
    ...state,
    stamp,
    arrivals: [...state.arrivals, { value: notice, stamp }],
    notices: [notice, ...state.notices].slice(0, NOTICES_SHOWN),
    unreadCount: state.unreadCount + (notice.readed ? 0 : 1),
  }
}

function read<N extends Notice>(state: NoticeState<N>, id: string): NoticeState<N> {
  const isUnread = state.notices.some((notice) => notice.id === id && !notice.readed)
  if (!isUnread) return state
  const stamp = state.stamp + 1
  const mark = (notice: N): N => (notice.id === id ? { ...notice, readed: true } : notice)
  return {
    ...state,
    stamp,
    marks: [...state.marks, { value: id, stamp }],
    arrivals: state.arrivals.map((arrival) => ({ ...arrival, value: mark(arrival.value) })),
    notices: state.notices.map(mark),
    unreadCount: Math.max(0, state.unreadCount - 1),
  }
}
