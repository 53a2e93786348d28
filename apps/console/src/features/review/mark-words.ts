import type { Item } from '@omc/sdk'

type Rule = Item<'channel_rules.list'>
export type BannedWord = Rule['banned_words'][number]

/** Part of a text, with the rule that it breaks. */
export type MarkedPart = { readonly text: string; readonly rule: BannedWord | null }

/** Banned words that hold for a channel; without one those of all channels, each once. */
export function bannedWords(rules: readonly Rule[], channel: string): readonly BannedWord[] {
  const own = rules.filter((rule) => rule.enabled && (channel === '' || rule.channel === channel))
  const byWord = new Map(own.flatMap((rule) => rule.banned_words).map((one) => [one.word, one]))
  // The longer word wins where one contains the other.
  return [...byWord.values()].toSorted((a, b) => b.word.length - a.word.length)
}

/** Cuts a text at its banned words. */
export function markWords(text: string, words: readonly BannedWord[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  const lower = text.toLowerCase()
  let plainFrom = 0
  for (let at = 0; at < text.length;) {
    const from = at
    const rule = words.find(({ word }) => lower.startsWith(word.toLowerCase(), from))
    at += rule ? rule.word.length : 1
    if (!rule) continue
    if (plainFrom < from) parts.push({ text: text.slice(plainFrom, from), rule: null })
    parts.push({ text: text.slice(from, at), rule })
    plainFrom = at
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), rule: null })
  return parts
}

/** How many words of each level the texts contain. */
export function countMarks(texts: readonly string[], words: readonly BannedWord[]) {
  const rules = texts.flatMap((text) => markWords(text, words)).flatMap(({ rule }) => rule ?? [])
  const forbidden = rules.filter(({ level }) => level === 'forbid').length
  return { forbidden, sensitive: rules.length - forbidden }
}
