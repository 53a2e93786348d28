import { lengthOf, type ChannelRule } from '@omc/core/rules'
import type { Actor } from '../kernel/actor.ts'
import { promptFor, type Locale } from './purposes.ts'
import { replaceBannedWords } from './replace-banned-words.ts'
import type { Writer } from './writer.ts'

/** Facts of the product or content to write about. */
export interface CopySubject {
  title: string
  category?: string
  price?: number
  desc?: string
  points?: readonly string[]
  topic?: string
}

export interface CopyWanted {
  about: CopySubject
  /** Number of each; default 0, at most 20. */
  titles?: number
  paragraphs?: number
  /** The rules of the channel it is written for (`findRule`). */
  rule?: ChannelRule | undefined
  locale?: Locale
}

export interface Copy {
  titles: string[]
  paragraphs: string[]
}

/**
 * Writes titles and paragraphs about a product, in the limits of a channel and without its banned
 * words. Takes seconds: call it from `prepare` or between the steps of a job, never in a
 * transaction.
 *
 * @throws Problem 429 `writing_budget`, 503 `writer_unreachable`, 502 `writer_refused`
 */
export async function writeCopy(
  services: { writer: Writer },
  context: { actor: Actor | undefined },
  wanted: CopyWanted,
): Promise<Copy> {
  const { titles = 0, paragraphs = 0, rule } = wanted
  return {
    titles: await part('title', titles, rule?.titleMax ?? TITLE_LENGTH),
    paragraphs: await part('paragraphs', paragraphs, PARAGRAPH_LENGTH),
  }

  async function part(purpose: 'title' | 'paragraphs', asked: number, length: number) {
    const count = Math.min(asked, MAX_PARTS)
    if (count <= 0) return []
    const words = rule?.bannedWords ?? []
    const text = await services.writer.write({
      purpose,
      context,
      messages: promptFor(purpose, materialOf(wanted.about), {
        ...(wanted.locale ? { locale: wanted.locale } : {}),
        count,
        length,
        avoid: words.map(({ word }) => word),
      }),
    })
    return linesOf(text)
      .map((line) => clip(replaceBannedWords(line, words), length))
      .filter((line, at, all) => line !== '' && all.indexOf(line) === at)
      .slice(0, count)
  }
}

const TITLE_LENGTH = 30
const PARAGRAPH_LENGTH = 200
const MAX_PARTS = 20
const ENDS = ['。', '！', '？', '!', '?', '；', ';']

const materialOf = ({ title, category, price, desc, points, topic }: CopySubject) =>
  [
    `商品：${title}`,
    category ? `类目：${category}` : '',
    price === undefined ? '' : `价格：${price} 元`,
    topic ? `话题：${topic}` : '',
    desc ? `描述：${desc}` : '',
    ...(points ?? []).map((point) => `卖点：${point}`),
  ]
    .filter(Boolean)
    .join('\n')

/** The lines of an answer, without the numbers, marks and quotes that models like to add. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[-*•]\s+|#+\s+|[(（]?\d{1,2}[.、)）:：](?!\d)\s*)/u, '')
        .replace(/^["“「『](.*)["”」』]$/u, '$1')
        .trim(),
    )
    .filter(Boolean)

/** Cuts a text to `length` characters, at the end of a sentence where there is one. */
function clip(text: string, length: number): string {
  const whole = text.trim()
  if (lengthOf(whole) <= length) return whole
  const cut = [...new Intl.Segmenter('zh').segment(whole)]
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
  const end = Math.max(...ENDS.map((mark) => cut.lastIndexOf(mark)))
  return end > cut.length / 2 ? cut.slice(0, end + 1) : cut
}
