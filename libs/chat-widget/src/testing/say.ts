import type { MessageOf } from '../model/chat-message.ts'

/** A text message of 韩梅. */
export function say(id: string, text = id): MessageOf<'text'> {
  return {
    kind: 'text',
    id,
    at: 0,
    text,
    isOwn: false,
    status: 'sent',
    author: { name: '韩梅', avatarUrl: null },
  }
}

/** An own text message. */
export function sayOwn(
  id: string,
  status: 'sending' | 'sent' | 'failed' = 'sent',
): MessageOf<'text'> {
  return {
    kind: 'text',
    id,
    at: 0,
    text: id,
    isOwn: true,
    status,
    author: { name: '李雷', avatarUrl: null },
  }
}
