import type { ChatMessage, MessageStatus, SystemLink } from './chat-message.ts'
import { parseMediaString } from './parse-media-string.ts'
import { parseSafeUrl } from './parse-safe-url.ts'

export type ChatMessageProblem =
  | 'not_an_object'
  | 'id_missing'
  | 'text_missing'
  | 'url_refused'
  | 'too_long'

export type ParsedChatMessage =
  | { readonly ok: true; readonly messages: readonly ChatMessage[] }
  | { readonly ok: false; readonly code: ChatMessageProblem }

type Fields = Readonly<Record<string, unknown>>
/** The part of a message that is its own; author, time and status are added after. */
type Content<M = ChatMessage> = M extends { kind: 'tip' }
  ? never
  : Omit<M, 'id' | 'at' | 'author' | 'isOwn' | 'status'>

const MAX_TEXT_LENGTH = 20_000

/**
 * Turns foreign input into messages. The ancestor's shape may hold several contents in one `text`
 * (text, system, subLink, shop and, our own, image, file, video, audio): each becomes a message,
 * in this order; the second and further ids end in `#<n>`.
 *
 * @param raw          `{id?, type?, mine?, img?, name?, date?, status?, text}`; date = epoch ms or a date string
 * @param fallbackId   used when `raw.id` is missing, as in the ancestor's messages
 * @returns            errors by code: not_an_object, id_missing, text_missing (nothing to show),
 *                     url_refused (a file or medium with a scheme other than http/https), too_long
 * @source             console spec §3, chat widget
 */
export function parseChatMessage(raw: unknown, fallbackId?: string): ParsedChatMessage {
  if (!isFields(raw)) return failed('not_an_object')
  const id = textOf(raw['id']) || (fallbackId ?? '')
  if (!id) return failed('id_missing')
  const at = instantOf(raw['date'])
  const body = isFields(raw['text']) ? raw['text'] : { text: raw['text'] }
  const text = textOf(body['text'])
  if (text.length > MAX_TEXT_LENGTH) return failed('too_long')
  if (raw['type'] === 'tip') {
    return text ? { ok: true, messages: [{ kind: 'tip', id, at, text }] } : failed('text_missing')
  }
  const media = mediaOf(body)
  if (media === null) return failed('url_refused')
  const contents = [...textContents(text), ...cardContents(body), ...media]
  if (contents.length === 0) return failed('text_missing')
  const spoken = {
    at,
    isOwn: raw['mine'] === true,
    status: statusOf(raw['status']),
    author: { name: textOf(raw['name']), avatarUrl: parseSafeUrl(raw['img'], 'media') },
  }
  return {
    ok: true,
    messages: contents.map((content, index) => ({
      ...content,
      ...spoken,
      id: index === 0 ? id : `${id}#${index + 1}`,
    })),
  }
}

function textContents(text: string): readonly Content[] {
  const media = parseMediaString(text)
  if (!media) return text.trim() ? [{ kind: 'text', text }] : []
  const { kind, url, alt, rest } = media
  const after: readonly Content[] = rest ? [{ kind: 'text', text: rest }] : []
  if (kind === 'image') return [{ kind, url, alt }, ...after]
  if (kind === 'video') return [{ kind, url, posterUrl: null }, ...after]
  return [{ kind, url }, ...after]
}

function cardContents(body: Fields): readonly Content[] {
  const { system, subLink, shop } = body
  const contents: Content[] = []
  if (isFields(system)) {
    contents.push({
      kind: 'system',
      title: textOf(system['title']),
      subtitle: textOf(system['subtitle']),
      links: listOf(system['content']).flatMap(systemLinkOf),
    })
  }
  if (isFields(subLink) && textOf(subLink['text'])) {
    const prop = isFields(subLink['prop']) ? subLink['prop'] : {}
    contents.push({
      kind: 'subLink',
      text: textOf(subLink['text']),
      href: parseSafeUrl(prop['href'], 'link'),
    })
  }
  if (isFields(shop)) {
    contents.push({
      kind: 'shop',
      title: textOf(shop['title']),
      subtitle: textOf(shop['describe']) || textOf(shop['subtitle']),
      price: textOf(shop['price']),
      coverUrl: parseSafeUrl(shop['cover'], 'media'),
      tags: listOf(shop['tags']).flatMap((tag) => (isFields(tag) ? textOf(tag['name']) || [] : [])),
    })
  }
  return contents
}

/** null = an address was refused. */
function mediaOf(body: Fields): readonly Content[] | null {
  const contents: Content[] = []
  for (const kind of ['image', 'file', 'video', 'audio'] as const) {
    const given = body[kind]
    if (!isFields(given)) continue
    const url = parseSafeUrl(given['url'], 'media')
    if (url === null) return null
    contents.push(mediaContent(kind, url, given))
  }
  return contents
}

function mediaContent(
  kind: 'image' | 'file' | 'video' | 'audio',
  url: string,
  given: Fields,
): Content {
  switch (kind) {
    case 'image':
      return { kind, url, alt: textOf(given['alt']) }
    case 'file':
      return { kind, url, name: textOf(given['name']) || url, sizeBytes: sizeOf(given['size']) }
    case 'video':
      return { kind, url, posterUrl: parseSafeUrl(given['poster'], 'media') }
    case 'audio':
      return { kind, url }
    default:
      return kind satisfies never
  }
}

function systemLinkOf(raw: unknown): readonly SystemLink[] {
  if (!isFields(raw)) return []
  const text = textOf(raw['text'])
  return text ? [{ id: textOf(raw['id']) || text, text }] : []
}

function statusOf(raw: unknown): MessageStatus {
  return raw === 'sending' || raw === 'failed' ? raw : 'sent'
}

function instantOf(raw: unknown): number | null {
  const at = typeof raw === 'number' ? raw : typeof raw === 'string' ? Date.parse(raw) : Number.NaN
  return Number.isFinite(at) ? at : null
}

function sizeOf(raw: unknown): number | null {
  return typeof raw === 'number' && raw >= 0 && Number.isFinite(raw) ? raw : null
}

function textOf(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : ''
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : []
}

function isFields(raw: unknown): raw is Fields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

function failed(code: ChatMessageProblem): ParsedChatMessage {
  return { ok: false, code }
}
