import type { ChatAuthor, ChatMessage } from '@omc/chat-widget'
import { startStream, type StreamPhase } from '@omc/chat-widget/streaming'
import type { Item } from '@omc/sdk'
import { isKeyOf } from '../../kernel/data/is-key-of.ts'

export type TalkRecord = Item<'conversations.messages'>

export type Authors = { readonly person: ChatAuthor; readonly assistant: ChatAuthor }

const PHASES: Readonly<Record<'streaming' | 'done' | 'stopped' | 'broken', StreamPhase>> = {
  streaming: 'streaming',
  done: 'finished',
  stopped: 'stopped',
  broken: 'failed',
}

/** How an answer stands; a state that this console does not know has ended. */
export const phaseOf = (state: string): StreamPhase =>
  isKeyOf(PHASES, state) ? PHASES[state] : 'finished'

/** A kept message as the widget shows it. */
export function toChatMessage(record: TalkRecord, { person, assistant }: Authors): ChatMessage {
  const { id, role, text, state, created_at: createdAt } = record
  const at = Date.parse(createdAt)
  if (role === 'user')
    return { kind: 'text', id, at, text, author: person, isOwn: true, status: 'sent' }
  return { ...startStream({ id, at, author: assistant }), text, phase: phaseOf(state) }
}

/** Text of the question that an answer is for; undefined if it is not among the messages. */
export function questionFor(
  messages: readonly ChatMessage[],
  answerId: string,
): string | undefined {
  const at = messages.findIndex(({ id }) => id === answerId)
  const question = messages
    .slice(0, Math.max(0, at))
    .findLast((message) => message.kind === 'text' && message.isOwn)
  return question?.kind === 'text' ? question.text : undefined
}
