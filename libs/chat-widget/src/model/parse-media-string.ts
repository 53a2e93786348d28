import { parseSafeUrl } from './parse-safe-url.ts'

export type MediaString = {
  readonly kind: 'image' | 'video' | 'audio'
  readonly url: string
  readonly alt: string
  /** Text after the tag. */
  readonly rest: string
}

const KINDS = { img: 'image', video: 'video', audio: 'audio' } as const
const TAG =
  /^<(img|video|audio)((?:\s+[\w-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))?)*)\s*\/?>/i
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

/**
 * Parses the ancestor's media messages: a text that starts with an img, video or audio tag with
 * `data-src`. Only the URL and the alternative text are used; the rest of the tag is dropped.
 * Returns null for ordinary text.
 *
 * @source chat widget's ancestor: media strings
 */
export function parseMediaString(text: string): MediaString | null {
  const source = text.trimStart()
  if (!source.startsWith('<')) return null
  const tag = TAG.exec(source)
  if (!tag) return null
  const name = (tag[1] ?? '').toLowerCase()
  const attributes = new Map(
    [...(tag[2] ?? '').matchAll(ATTRIBUTE)].map((match) => [
      (match[1] ?? '').toLowerCase(),
      match[2] ?? match[3] ?? match[4] ?? '',
    ]),
  )
  const url = parseSafeUrl(attributes.get('data-src'), 'media')
  if (url === null || !isMediaTag(name)) return null
  const rest = source.slice(tag[0].length).trim()
  const closing = `</${name}>`
  return {
    kind: KINDS[name],
    url,
    alt: attributes.get('alt') ?? '',
    rest: rest.toLowerCase().startsWith(closing) ? rest.slice(closing.length).trim() : rest,
  }
}

function isMediaTag(name: string): name is keyof typeof KINDS {
  return Object.hasOwn(KINDS, name)
}
