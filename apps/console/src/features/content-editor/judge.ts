import type { Item } from '@omc/sdk'
import { markWords } from '../review/mark-words.ts'

export type Rule = Item<'channel_rules.list'>

/** Parts of a content that a channel checks. */
export type Written = {
  readonly title: string
  readonly desc: string
  readonly paragraphs: readonly string[]
  readonly images: readonly string[]
}

/** Input that a finding is about. */
export type Part = keyof Written

export type Finding = { readonly part: Part } & (
  | { readonly tag: 'fits'; readonly now: number; readonly most: number }
  | { readonly tag: 'short' | 'long'; readonly now: number; readonly limit: number }
  | {
      readonly tag: 'word'
      readonly level: 'forbid' | 'warn'
      readonly word: string
      readonly suggestion: string
      readonly reason: string
    }
)

/** Whether the channel would refuse the content for it. */
export const isForbidding = (finding: Finding): boolean =>
  finding.tag === 'word' ? finding.level === 'forbid' : finding.tag !== 'fits'

/** Findings of a channel in a content, prohibitions first. */
export function judge(rule: Rule, written: Written): readonly Finding[] {
  const sizes = [
    sized('title', written.title.length, [rule.title_min, rule.title_max]),
    sized('images', written.images.length, [rule.images_min, rule.images_max]),
    sized('paragraphs', written.paragraphs.length, [0, rule.paragraphs_max]),
    sized('desc', written.desc.length, [0, rule.desc_max]),
  ]
  return [...wordsIn(rule, written), ...sizes].toSorted((a, b) => weight(b) - weight(a))
}

const weight = (finding: Finding): number =>
  isForbidding(finding) ? 2 : finding.tag === 'word' ? 1 : 0

function sized(part: Part, now: number, [least, most]: readonly [number, number]): Finding {
  if (now < least) return { part, tag: 'short', now, limit: least }
  return now > most ? { part, tag: 'long', now, limit: most } : { part, tag: 'fits', now, most }
}

/** Banned words, each once in a part. */
const wordsIn = ({ banned_words: words }: Rule, { title, desc, paragraphs }: Written) =>
  Object.entries({ title, desc, paragraphs: paragraphs.join('\n') }).flatMap(([part, text]) => {
    const found = new Map(
      markWords(text, words).flatMap(({ rule }) => (rule ? [[rule.word, rule] as const] : [])),
    )
    return [...found.values()].map(({ word, level, suggestion, reason }): Finding => {
      const isForbidden = level === 'forbid'
      // as: the keys written above.
      const own = { part: part as Part, tag: 'word', word, suggestion, reason } as const
      return { ...own, level: isForbidden ? 'forbid' : 'warn' }
    })
  })
