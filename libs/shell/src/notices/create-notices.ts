import { replaceState, stateOf } from '../state/replace-state.ts'
import { NOTICE_POPOVER_QUERY } from './notice-queries.ts'
import { NO_NOTICES, type NoticeEvent, noticeState, type NoticeState } from './notice-state.ts'
import type { Notice } from './notice.ts'

/** The calls of the notices as ports; each may fail. */
export type NoticePorts<N extends Notice> = {
  /** `GET system_notices` with that query. */
  readonly list: (
    query: typeof NOTICE_POPOVER_QUERY,
  ) => Promise<{ readonly data: readonly N[]; readonly recordCount: number }>
  /** `PUT system_notices/{id}` with `readed: true`. */
  readonly markRead: (id: string) => Promise<unknown>
  /** `DELETE system_notices/clear_notices`. */
  readonly clear: () => Promise<unknown>
}

export type Notices<N extends Notice> = {
  /** A valtio state. */
  readonly state: NoticeState<N>
  /** Asks for the list, also after every connection of the live channel. Never throws. */
  readonly pull: () => Promise<void>
  /** A notice of the live channel. */
  readonly arrived: (notice: N) => void
  /** @throws what the call threw, after the list was pulled again */
  readonly read: (id: string) => Promise<void>
  /** @throws what the call threw; the list is then as it was */
  readonly clear: () => Promise<void>
}

/**
 * The notices of the bell. A failed pull leaves the list empty and the count at nothing, and says
 * nothing: the bell is not what the person works on.
 *
 * @source console spec §4, notices; §8, notice load failure
 */
export function createNotices<N extends Notice>(ports: NoticePorts<N>): Notices<N> {
  const state = stateOf<NoticeState<N>>(NO_NOTICES)
  let lastPull = 0
  const send = (event: NoticeEvent<N>) => replaceState(state, noticeState(state, event))
  const pull = async () => {
    const pulledStamp = state.stamp
    const number = (lastPull += 1)
    const event = await ports.list(NOTICE_POPOVER_QUERY).then(
      (answer): NoticeEvent<N> => ({ tag: 'pulled', pulledStamp, ...answer }),
      (): NoticeEvent<N> => ({ tag: 'pull-failed' }),
    )
    // An older answer that arrives last would show an outdated list.
    if (number === lastPull) send(event)
  }
  return {
    state,
    pull,
    arrived: (notice) => send({ tag: 'arrived', notice }),
    async read(id) {
      send({ tag: 'read', id })
      try {
        await ports.markRead(id)
      } catch (error) {
        await pull()
        throw error
      }
    },
    async clear() {
      await ports.clear()
      send({ tag: 'cleared' })
    },
  }
}
