import { type Saying, says } from '../problems/index.ts'
import type { BannedWord, ChannelRule } from './channel-rule.ts'

/** Parts of a publication that rules check; omitted parts are not checked. */
export interface Draft {
  title?: string
  desc?: string
  paragraphs?: readonly string[]
  /** How many images there are. */
  imagesCount?: number
  /** Such as `3:4`; empty if unknown. */
  ratio?: string
  topicsCount?: number
  itemsCount?: number
}

export type RuleName =
  | 'title_min'
  | 'title_max'
  | 'desc_max'
  | 'paragraphs_max'
  | 'images_min'
  | 'images_max'
  | 'image_ratios'
  | 'topics_max'
  | 'items_max'
  | 'banned_words'

export interface Finding {
  rule: RuleName
  /** `error` may not be published. */
  level: 'error' | 'warning'
  field: 'title' | 'desc' | 'paragraphs' | 'images' | 'ratio' | 'topics' | 'items'
  saying: Saying
  word?: string
  suggestion?: string
  /** Where the word begins in the field (the paragraph), in UTF-16 units. */
  at?: number
  /** Index of the paragraph, from 0. */
  index?: number
}

/**
 * Holds a draft against the rules of a channel. Pure: the same draft and rules give the same
 * findings, in the order of the fields.
 */
export function checkRules(draft: Draft, rule: ChannelRule): Finding[] {
  return [
    ...checkCounts(draft, rule),
    ...(['title', 'desc'] as const).flatMap((field) =>
      wordsIn(draft[field] ?? '', rule.bannedWords).map((found) => ({ ...found, field })),
    ),
    ...(draft.paragraphs ?? []).flatMap((text, index) =>
      wordsIn(text, rule.bannedWords).map((found) => ({
        ...found,
        field: 'paragraphs' as const,
        index,
      })),
    ),
  ]
}

/** Whether one of the findings prevents publishing. */
export const isBroken = (findings: readonly Finding[]) =>
  findings.some(({ level }) => level === 'error')

interface Limit {
  rule: Exclude<RuleName, 'banned_words' | 'image_ratios'>
  field: Finding['field']
  count: (draft: Draft) => number | undefined
  least?: (rule: ChannelRule) => number
  most?: (rule: ChannelRule) => number
  what: { zh: string; en: string }
}

const TITLE = { zh: '标题字数', en: 'characters of the title' }
const DESC = { zh: '描述字数', en: 'characters of the description' }
const PARAGRAPHS = { zh: '段落数', en: 'paragraphs' }
const IMAGES = { zh: '图片数', en: 'images' }
const TOPICS = { zh: '话题数', en: 'topics' }
const ITEMS = { zh: '商品数', en: 'products' }
const titleLength = ({ title }: Draft) => (title === undefined ? undefined : lengthOf(title.trim()))
const descLength = ({ desc }: Draft) => (desc === undefined ? undefined : lengthOf(desc))

/** Counted parts, with the limit of the rules for each. */
const LIMITS: readonly Limit[] = [
  { rule: 'title_min', field: 'title', what: TITLE, count: titleLength, least: (r) => r.titleMin },
  { rule: 'title_max', field: 'title', what: TITLE, count: titleLength, most: (r) => r.titleMax },
  { rule: 'desc_max', field: 'desc', what: DESC, count: descLength, most: (r) => r.descMax },
  {
    rule: 'paragraphs_max',
    field: 'paragraphs',
    what: PARAGRAPHS,
    count: (d) => d.paragraphs?.length,
    most: (r) => r.paragraphsMax,
  },
  {
    rule: 'images_min',
    field: 'images',
    what: IMAGES,
    count: (d) => d.imagesCount,
    least: (r) => r.imagesMin,
  },
  {
    rule: 'images_max',
    field: 'images',
    what: IMAGES,
    count: (d) => d.imagesCount,
    most: (r) => r.imagesMax,
  },
  {
    rule: 'topics_max',
    field: 'topics',
    what: TOPICS,
    count: (d) => d.topicsCount,
    most: (r) => r.topicsMax,
  },
  {
    rule: 'items_max',
    field: 'items',
    what: ITEMS,
    count: (d) => d.itemsCount,
    most: (r) => r.itemsMax,
  },
]

function checkCounts(draft: Draft, rule: ChannelRule): Finding[] {
  return [...LIMITS.flatMap((limit) => checkLimit(limit, draft, rule)), ...checkRatio(draft, rule)]
}

function checkLimit(limit: Limit, draft: Draft, rules: ChannelRule): Finding[] {
  const { rule, field, what } = limit
  const count = limit.count(draft)
  const least = limit.least?.(rules)
  const most = limit.most?.(rules)
  if (count === undefined) return []
  if (most !== undefined && count > most) {
    const saying = says('too_much', { what, most, count })
    return [{ rule, level: 'error', field, saying }]
  }
  if (least !== undefined && count < least) {
    const saying = says('too_little', { what, least, count })
    return [{ rule, level: 'error', field, saying }]
  }
  return []
}

/** The pictures are not measured, so a ratio is only a warning. */
function checkRatio({ ratio }: Draft, { imageRatios }: ChannelRule): Finding[] {
  if (!ratio || imageRatios.length === 0 || imageRatios.includes(ratio)) return []
  const saying = says('wrong_ratio', { ratio, ratios: imageRatios.join(', ') })
  return [{ rule: 'image_ratios', level: 'warning', field: 'ratio', saying }]
}

function bannedWord(word: string, reason: string, instead: string): Saying {
  return instead === ''
    ? says('banned_word', { word, reason })
    : says('banned_word.instead', { word, reason, instead })
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
/** An emoji of several parts counts as one character, as a person counts on screen. */
export const lengthOf = (text: string): number => [...segmenter.segment(text)].length

function wordsIn(text: string, words: readonly BannedWord[]): Omit<Finding, 'field'>[] {
  const lower = text.toLowerCase()
  return words
    .flatMap(({ word, level, suggestion, reason }) => {
      const at = word === '' ? -1 : lower.indexOf(word.toLowerCase())
      if (at < 0) return []
      return [
        {
          rule: 'banned_words' as const,
          level: level === 'forbid' ? ('error' as const) : ('warning' as const),
          saying: bannedWord(word, reason, suggestion),
          word,
          suggestion,
          at,
        },
      ]
    })
    .sort((a, b) => a.at - b.at)
}
