import type { ChatMessage } from './chat-message.ts'
import type { FieldReader, Fields } from './field-reader.ts'
import { parseMediaString } from './parse-media-string.ts'

/** Content of a message without author, time and status, which are added later. */
export type Content<M = ChatMessage> = M extends { kind: 'tip' }
  ? never
  : Omit<M, 'id' | 'key' | 'at' | 'author' | 'isOwn' | 'status'>

/**
 * Contents of one message in the ancestor's display order: text, system, subLink, shop, then our
 * additions image, file, video, audio.
 */
export function readContents(reader: FieldReader, body: Fields): readonly Content[] {
  const contents = textContents(reader.text(body['text'], 'text.text'))
  for (const part of PARTS) {
    if (body[part.name] === undefined) continue
    const at = `text.${part.name}`
    const given = reader.fields(body[part.name], at)
    if (given !== null) contents.push(part.read(reader, given, at))
  }
  return contents
}

function textContents(text: string): Content[] {
  const media = parseMediaString(text)
  if (!media) return text.trim() ? [{ kind: 'text', text }] : []
  const { kind, url, alt, rest } = media
  const after: readonly Content[] = rest ? [{ kind: 'text', text: rest }] : []
  if (kind === 'image') return [{ kind, url, alt }, ...after]
  if (kind === 'video') return [{ kind, url, posterUrl: null }, ...after]
  return [{ kind, url }, ...after]
}

function systemOf(reader: FieldReader, given: Fields, at: string): Content {
  return {
    kind: 'system',
    title: reader.text(given['title'], `${at}.title`),
    subtitle: reader.text(given['subtitle'], `${at}.subtitle`),
    links: reader.list(given['content'], `${at}.content`, (link, field) => {
      const text = needed(reader, link['text'], `${field}.text`)
      return { id: reader.text(link['id'], `${field}.id`) || text, text }
    }),
  }
}

function subLinkOf(reader: FieldReader, given: Fields, at: string): Content {
  const prop = reader.fields(given['prop'], `${at}.prop`) ?? {}
  return {
    kind: 'subLink',
    text: needed(reader, given['text'], `${at}.text`),
    href: reader.url(prop['href'], `${at}.prop.href`, 'link'),
  }
}

function shopOf(reader: FieldReader, given: Fields, at: string): Content {
  return {
    kind: 'shop',
    title: reader.text(given['title'], `${at}.title`),
    subtitle:
      reader.text(given['describe'], `${at}.describe`) ||
      reader.text(given['subtitle'], `${at}.subtitle`),
    price: reader.text(given['price'], `${at}.price`),
    coverUrl: reader.url(given['cover'], `${at}.cover`, 'media'),
    tags: reader.list(given['tags'], `${at}.tags`, (tag, field) =>
      needed(reader, tag['name'], `${field}.name`),
    ),
  }
}

function fileOf(reader: FieldReader, given: Fields, at: string): Content {
  const url = mediaUrl(reader, given, at)
  return {
    kind: 'file',
    url,
    name: reader.text(given['name'], `${at}.name`) || url,
    sizeBytes: reader.count(given['size'], `${at}.size`),
  }
}

type Part = {
  readonly name: string
  readonly read: (reader: FieldReader, given: Fields, at: string) => Content
}

/** Parts that may follow the text, in display order. */
const PARTS: readonly Part[] = [
  { name: 'system', read: systemOf },
  { name: 'subLink', read: subLinkOf },
  { name: 'shop', read: shopOf },
  { name: 'image', read: imageOf },
  { name: 'file', read: fileOf },
  { name: 'video', read: videoOf },
  { name: 'audio', read: audioOf },
]

function audioOf(reader: FieldReader, given: Fields, at: string): Content {
  return { kind: 'audio', url: mediaUrl(reader, given, at) }
}

function imageOf(reader: FieldReader, given: Fields, at: string): Content {
  const url = mediaUrl(reader, given, at)
  return { kind: 'image', url, alt: reader.text(given['alt'], `${at}.alt`) }
}

function videoOf(reader: FieldReader, given: Fields, at: string): Content {
  const url = mediaUrl(reader, given, at)
  return { kind: 'video', url, posterUrl: reader.url(given['poster'], `${at}.poster`, 'media') }
}

function mediaUrl(reader: FieldReader, given: Fields, at: string): string {
  const url = reader.url(given['url'], `${at}.url`, 'media')
  if (url === null && !given['url']) reader.refuse(`${at}.url`, 'missing')
  return url ?? ''
}

function needed(reader: FieldReader, raw: unknown, field: string): string {
  const before = reader.problems.length
  const text = reader.text(raw, field)
  if (text === '' && reader.problems.length === before) reader.refuse(field, 'missing')
  return text
}
