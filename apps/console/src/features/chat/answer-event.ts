import type { StreamEvent } from '@omc/sdk'
import { isRecord } from '../../kernel/data/is-record.ts'

/** Event of an answer while the server writes it. */
export type AnswerEvent =
  | { readonly tag: 'start'; readonly questionId: string; readonly answerId: string }
  | { readonly tag: 'delta'; readonly text: string }
  | { readonly tag: 'end'; readonly state: string; readonly error: string | null }

/** Reads an event of `conversations.send_message`; null for one that a newer server may send. */
export function readAnswerEvent({ event, data }: StreamEvent): AnswerEvent | null {
  if (!isRecord(data)) return null
  const { question_id: questionId, message_id: answerId, text, state, error } = data
  if (event === 'start' && typeof questionId === 'string' && typeof answerId === 'string')
    return { tag: 'start', questionId, answerId }
  if (event === 'delta' && typeof text === 'string') return { tag: 'delta', text }
  if (event === 'end' && typeof state === 'string')
    return { tag: 'end', state, error: typeof error === 'string' ? error : null }
  return null
}
