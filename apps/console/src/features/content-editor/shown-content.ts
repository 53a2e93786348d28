import type { DetailRecord } from '../../kit/detail/detail-definition.ts'
import type { Typed } from '../../kit/form/input-values.ts'
import type { Written } from './judge.ts'
import { linesOf } from './lines.ts'

export type ShownContent = Written & {
  readonly topic: string
  readonly video: string
  readonly channel: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A content as it is typed; what its form has no input for is as it was saved. */
export function shownOf(typed: Typed, record: DetailRecord): ShownContent {
  const saved = (name: string): string => text(Reflect.get(record, name))
  const now = (name: string): string => (name in typed ? text(typed[name]) : saved(name))
  const images = linesOf(typed['images']).filter(Boolean)
  const cover = now('cover')
  return {
    title: now('title').trim(),
    desc: now('desc').trim(),
    paragraphs: linesOf(typed['paragraphs']).filter((line) => line.trim() !== ''),
    // The cover is the first picture that people see.
    images: cover === '' || images.includes(cover) ? images : [cover, ...images],
    topic: now('topic'),
    video: now('video'),
    channel: now('channel'),
  }
}
