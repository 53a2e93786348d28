import { createChatModel, createDraft, type ChatDraft, type ChatModel } from '@omc/chat-widget'
import { isApiError } from '@omc/sdk'
import { proxy } from 'valtio'
import { keptDraft } from './keep-written.ts'
import { takeAnswer } from './take-answer.ts'
import { createHistory } from './talk-history.ts'
import { questionFor } from './talk-message.ts'
import type { TalkPorts } from './talk-ports.ts'
import { FIRST_STATE, type TalkState } from './talk-state.ts'

/** One conversation: its messages, its draft and the question under way. */
export type Talk = {
  readonly model: ChatModel
  readonly draft: ChatDraft
  readonly state: TalkState
  /** Reads the newest messages; at first, and whenever the conversation is opened again. */
  readonly refresh: () => Promise<void>
  readonly loadOlder: () => Promise<void>
  /** Sends what was written; a text that is not taken goes back into the draft. */
  readonly send: (text: string) => Promise<void>
  /** Asks the question of a broken answer once more. */
  readonly askAgain: (answerId: string) => Promise<void>
  readonly stop: () => Promise<void>
  /** Takes what is written away, to send it elsewhere. @returns the text */
  readonly takeDraft: () => string
  /** Code of what broke an answer; null if nothing is known. */
  readonly whyBroken: (answerId: string) => string | null
}

/**
 * A talk without React. It lives as long as the page: leaving the screen breaks off no answer.
 *
 * @source domain: conversations; screens §2.6, Chat
 */
export function createTalk(ports: TalkPorts): Talk {
  const model = createChatModel()
  const state = proxy<TalkState>({ ...FIRST_STATE })
  const draft = createDraft(ports.draft.read()?.text)
  const why = new Map<string, string>()
  let isAnsweredHere = false
  const parts = { ports, model, state, why, isAnsweredHere: () => isAnsweredHere }
  const { settle, refresh, loadOlder } = createHistory(parts)
  const written = keptDraft(draft, ports)

  async function ask(text: string, onRefused: () => void): Promise<void> {
    if (state.turn.tag !== 'quiet') return
    isAnsweredHere = true
    Object.assign(state, { turn: { tag: 'asking' }, refusal: null, brokenId: null })
    const onTaken = () => {
      state.turn = { tag: 'answering', isStopping: false }
      written.taken(text)
      ports.onSaid()
    }
    const key = written.begin(text)
    const outcome = await takeAnswer({ model, ports, onTaken }, { text, key })
    isAnsweredHere = false
    settle(false)
    if (outcome.tag === 'answered') {
      if (outcome.error !== null) why.set(outcome.answerId, outcome.error)
      return ports.onSaid()
    }
    const { error } = outcome
    // An earlier try has reached the server, whose answer was lost.
    if (isApiError(error, 'already_streamed')) written.taken(text)
    else {
      onRefused()
      state.refusal = { error, at: ports.clock.now() }
    }
    if (isApiError(error) && error.status === 409) await refresh()
  }
  return {
    model,
    draft,
    state,
    refresh,
    loadOlder,
    send: (text) => ask(text, () => written.giveBack(text)),
    async askAgain(answerId) {
      const question = questionFor(model.getState().messages, answerId)
      if (question !== undefined) await ask(question, written.leave)
    },
    async stop() {
      state.turn = { tag: 'answering', isStopping: true }
      const isAsked = await ports.stop()
      if (!isAsked && state.turn.tag === 'answering') state.turn.isStopping = false
      await refresh()
    },
    takeDraft: () => takeDraft(draft, state),
    whyBroken: (answerId) => why.get(answerId) ?? null,
  }
}

function takeDraft(draft: ChatDraft, state: TalkState): string {
  const text = draft.getText()
  draft.setText('')
  state.refusal = null
  return text
}
