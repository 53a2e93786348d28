import type { ChatMessage } from './chat-message.ts'
import type { FieldReader, Fields } from './field-reader.ts'
import { parseMediaString } from './parse-media-string.ts'

/** The part of a message that is its own; author, time and status are added after. */
export type Content<M = ChatMessage> = M extends { kind: 'tip' }
  ? never
  : Omit<M, 'id' | 'key' | 'at' | 'author' | 'isOwn' | 'status'>

/**
 * The contents of one message, in the order in which the ancestor shows them: text, system, subLink,
 * shop, then our own image, file, video, audio.
 */
export function readContents(reader: FieldReader, body: Fields): readonly Content[] {
  const part = (name: string, read: (given: Fields, field: string) => Content): Content[] => {
    const given = reader.fields(body[name], `text.${name}`)
    return given === null ? [] : [read(given, `text.${name}`)]
  }
  return [
    ...textContents(reader.text(body['text'], 'text.text')),
    ...part('system', (given, at) => systemOf(reader, given, at)),
    ...part('subLink', (given, at) => subLinkOf(reader, given, at)),
    ...part('shop', (given, at) => shopOf(reader, given, at)),
    ...part('image', (given, at) => ({
      kind: 'image',
      url: mediaUrl(reader, given, at),
      alt: reader.text(given['alt'], `${at}.alt`),
    })),
    ...part('file', (given, at) => fileOf(reader, given, at)),
    ...part('video', (given, at) => ({
      kind: 'video',
      url: mediaUrl(reader, given, at),
      posterUrl: reader.url(given['poster'], `${at}.poster`, 'media'),
    })),
    ...part('audio', (given, at) => ({ kind: 'audio', url: mediaUrl(reader, given, at) })),
  ]
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
