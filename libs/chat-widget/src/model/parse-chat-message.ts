import type { ChatMessage, MessageStatus } from './chat-message.ts'
import { FieldReader } from './field-reader.ts'
import type { FieldProblem, Fields } from './field-reader.ts'
import { readContents } from './read-contents.ts'

export type ParsedChatMessage =
  | { readonly ok: true; readonly messages: readonly ChatMessage[] }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] }

const STATUSES: ReadonlySet<string> = new Set<MessageStatus>(['sending', 'sent', 'failed'])

/**
 * Parses untrusted input into messages. The ancestor's shape may have several contents in one
 * `text` (text, system, subLink, shop and our additions image, file, video, audio): each becomes a
 * message in this order; the second and further ids end in `#<n>`. Unknown fields are ignored; an
 * invalid known field refuses the message and is reported.
 *
 * @param raw          `{id?, key?, type?, custom?, mine?, img?, name?, date?, status?, text}`; date = epoch ms or a
 *                     date string; with `custom: true` the message is the host's to draw
 * @param fallbackId   used when `raw.id` is missing, as in the ancestor's messages
 * @returns            messages, or every problem with its field, e.g. `text.shop.tags[0].name`
 * @source             console spec §3, chat widget
 */
export function parseChatMessage(raw: unknown, fallbackId?: string): ParsedChatMessage {
  const reader = new FieldReader()
  const given = reader.fields(raw ?? '', '')
  const messages = given === null ? [] : readMessages(reader, given, fallbackId)
  if (reader.problems.length > 0) return { ok: false, problems: reader.problems }
  return { ok: true, messages }
}

function readMessages(reader: FieldReader, given: Fields, fallbackId = ''): readonly ChatMessage[] {
  const id = reader.text(given['id'], 'id') || fallbackId
  if (!id) reader.refuse('id', 'missing')
  const key = reader.text(given['key'], 'key')
  const identity = { at: reader.instant(given['date'], 'date'), ...(key ? { key } : {}) }
  const body = typeof given['text'] === 'string' ? { text: given['text'] } : bodyOf(reader, given)
  if (reader.text(given['type'], 'type') === 'tip') {
    const text = reader.text(body['text'], 'text.text')
    if (!text) reader.refuse('text', 'missing')
    return [{ kind: 'tip', id, ...identity, text }]
  }
  const spoken = {
    ...identity,
    isOwn: reader.flag(given['mine'], 'mine'),
    status: statusOf(reader, given['status']),
    author: {
      name: reader.text(given['name'], 'name'),
      avatarUrl: reader.url(given['img'], 'img', 'media'),
    },
  }
  if (reader.flag(given['custom'], 'custom'))
    return [{ kind: 'custom', id, ...spoken, data: given }]
  const contents = readContents(reader, body)
  if (contents.length === 0 && reader.problems.length === 0) reader.refuse('text', 'missing')
  return contents.map((content, index) => ({
    ...content,
    ...spoken,
    ...(key && index > 0 ? { key: `${key}#${index + 1}` } : {}),
    id: index === 0 ? id : `${id}#${index + 1}`,
  }))
}

function bodyOf(reader: FieldReader, given: Fields): Fields {
  return reader.fields(given['text'], 'text') ?? {}
}

function statusOf(reader: FieldReader, raw: unknown): MessageStatus {
  const status = reader.text(raw, 'status') || 'sent'
  if (isStatus(status)) return status
  reader.refuse('status', 'unknown_value')
  return 'sent'
}

function isStatus(text: string): text is MessageStatus {
  return STATUSES.has(text)
}
