import type { ChatModel } from '@omc/chat-widget'
import { isApiError } from '@omc/sdk'
import { toChatMessage, type TalkRecord } from './talk-message.ts'
import type { TalkPorts } from './talk-ports.ts'
import type { TalkState } from './talk-state.ts'

/** Between two looks at an answer that is written for another tab or device, ms. */
const LOOK_EVERY_MS = 1_500

export type TalkParts = {
  readonly ports: TalkPorts
  readonly model: ChatModel
  readonly state: TalkState
  /** Code of what broke an answer, by its id. */
  readonly why: Map<string, string>
  /** Whether an answer comes to this page; it needs no look at the server. */
  readonly isAnsweredHere: () => boolean
}

const isOver = (error: Error): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status)

/** The messages of a talk as the server keeps them. */
export function createHistory({ ports, model, state, why, isAnsweredHere }: TalkParts) {
  const { clock } = ports
  let older: string | null = null
  let cancelLook: (() => void) | null = null

  const read = (records: readonly TalkRecord[]) => {
    for (const { id, error } of records) if (error !== null) why.set(id, error)
    // The server answers the newest first.
    return records.toReversed().map((one) => toChatMessage(one, ports.authors()))
  }
  /** Brings the turn in line with the newest message. */
  function settle(isAnswering: boolean) {
    const newest = model.getState().messages.at(-1)
    state.brokenId = newest?.kind === 'stream' && newest.phase === 'failed' ? newest.id : null
    if (!isAnswering) state.turn = { tag: 'quiet' }
    else if (state.turn.tag !== 'answering') state.turn = { tag: 'answering', isStopping: false }
    cancelLook?.()
    cancelLook = isAnswering ? clock.at(clock.now() + LOOK_EVERY_MS, () => void refresh()) : null
  }
  async function refresh(): Promise<void> {
    if (isAnsweredHere()) return
    try {
      const { items, nextCursor } = await ports.page(null)
      if (isAnsweredHere()) return
      if (state.history === 'ready') model.append(...read(items))
      else {
        older = nextCursor
        model.prepend(read(items), older !== null)
      }
      state.history = 'ready'
      state.error = null
      const wasAnswering = state.turn.tag === 'answering'
      settle(items[0]?.state === 'streaming')
      if (wasAnswering && state.turn.tag === 'quiet') ports.onSaid()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (isAnsweredHere()) return
      // After a sign-out, or without the conversation, asking again gets no answer.
      if (state.history === 'ready') settle(state.turn.tag === 'answering' && !isOver(error))
      else {
        state.history = 'failed'
        state.error = error
      }
    }
  }
  async function loadOlder(): Promise<void> {
    try {
      const { items, nextCursor } = await ports.page(older)
      older = nextCursor
      model.prepend(read(items), older !== null)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      // The head of the list says so and offers to load again.
      model.setHistory('failed')
    }
  }
  return { settle, refresh, loadOlder }
}
