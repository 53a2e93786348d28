import { HOUR_MS } from '../calendar.ts'
import { stableHash, stablePick } from '../chance/stable-hash.ts'
import { goodsOfKind, pickGoods } from '../goods/find-goods.ts'
import { goodsOf, pictureId } from '../goods/goods.ts'
import { KINDS } from '../goods/kinds.ts'
import { isAbout } from '../goods/search.ts'
import { CROWD_NAMES, crowdsOf, groupName } from '../people/crowds.ts'
import { authorIds } from '../people/people.ts'
import { focusOf } from '../people/profile.ts'
import type { Platform } from '../platforms.ts'
import { generateCopy } from './generate-copy.ts'

/** One piece by an author, without the addresses that depend on where the stand-in listens. */
export type Piece = {
  readonly content_id: string
  readonly author_id: string
  readonly kind: 'image' | 'video'
  readonly title: string
  readonly desc: string
  readonly paragraphs: readonly string[]
  readonly pictures: readonly string[]
  /** Clip that it shows; undefined for image pieces. */
  readonly clip: number | undefined
  readonly audioText: string
  readonly ratio: string
  readonly topic: string
  /** A category of the goods. */
  readonly category: string
  /** The audience group it is made for. */
  readonly audience: string
  readonly item_ids: readonly string[]
  /** Epoch ms. */
  readonly publishedAt: number
  readonly figures: { play: number; like: number; collect: number; comment: number }
}

const FIRST_MOMENT = Date.UTC(2022, 0, 1)
const SHOWN = 60
const RATIOS = ['3:4', '1:1', '9:16'] as const

/** Authors publish at a pace of their own, so new pieces appear as time goes by. */
const paceMs = (authorId: string): number => (6 + (stableHash(`${authorId}:pace`) % 67)) * HOUR_MS

const publishedAt = (authorId: string, serial: number): number =>
  FIRST_MOMENT +
  serial * paceMs(authorId) +
  (stableHash(`${authorId}:${serial}:minute`) % 180) * 60_000

/** The serial of an author's newest piece at an instant. */
function newestSerial(authorId: string, now: number): number {
  const guess = Math.floor((now - FIRST_MOMENT) / paceMs(authorId))
  return publishedAt(authorId, guess) <= now ? guess : guess - 1
}

/** The pieces of an author up to now, newest first: the last sixty, or fewer. */
export function piecesOf(row: Platform, authorId: string, now: number, most = SHOWN): Piece[] {
  const newest = newestSerial(authorId, now)
  const count = Math.max(0, Math.min(most, newest))
  return Array.from({ length: count }, (_, turn) =>
    makePiece(row, { authorId, serial: newest - turn, itemId: undefined }),
  )
}

/** A piece by its id, or undefined when there is none yet or never was. */
export function findPiece(row: Platform, contentId: string, now: number): Piece | undefined {
  const parts = /^(.*\d{4}.*)_(\d{1,6})(?:_(\w+))?$/.exec(contentId)
  const [, authorId, serial, itemId] = parts ?? []
  if (authorId !== undefined && serial !== undefined) {
    const piece = makePiece(row, { authorId, serial: Number(serial), itemId })
    return piece.publishedAt <= now ? piece : undefined
  }
  if (!/\d{4}/.test(contentId) || contentId.endsWith('0404')) return undefined
  // an id from elsewhere: somebody wrote it once
  const stranger = `${row.feedPrefix}${100_000 + (stableHash(contentId) % 120)}`
  const piece = makePiece(row, {
    authorId: stranger,
    serial: 1 + (stableHash(`${contentId}:n`) % 40),
    itemId: undefined,
  })
  return { ...piece, content_id: contentId }
}

/** Pieces that show one product, newest first; with `q` those that are about it. */
export function piecesAbout(
  row: Platform,
  { itemId, q, now }: { itemId: string; q?: string | undefined; now: number },
): Piece[] {
  const fitting = authorIds(row).filter((id) => focusOf(id) === goodsOf(itemId).kind.category)
  const authors = fitting.length > 0 ? fitting : authorIds(row)
  const count = 4 + (stableHash(`${itemId}:pieces`) % 9)
  return Array.from({ length: count }, (_, turn) => {
    const authorId = authors[stableHash(`${itemId}:author:${turn}`) % authors.length] ?? 'a1000'
    const serial = newestSerial(authorId, now) - 1 - (stableHash(`${itemId}:back:${turn}`) % 20)
    return makePiece(row, { authorId, serial: Math.max(1, serial), itemId })
  })
    .filter((piece) => q === undefined || speaksOf(piece, q))
    .sort((a, b) => b.publishedAt - a.publishedAt)
}

function makePiece(
  row: Platform,
  wanted: { authorId: string; serial: number; itemId: string | undefined },
): Piece {
  const { authorId, serial, itemId } = wanted
  const contentId = [authorId, serial, ...(itemId === undefined ? [] : [itemId])].join('_')
  const items = itemsOf(row, { contentId, itemId, category: focusOf(authorId) })
  const goods = goodsOf(items[0] ?? itemId ?? contentId)
  const words = generateCopy(contentId, goods)
  const kind = stableHash(`${contentId}:form`) % 5 < 2 ? 'video' : 'image'
  const pictures = 3 + (stableHash(`${contentId}:pictures`) % 5)
  return {
    content_id: contentId,
    author_id: authorId,
    kind,
    title: words.title,
    desc: words.paragraphs.join(''),
    paragraphs: words.paragraphs,
    pictures: Array.from({ length: pictures }, (_, turn) =>
      pictureId(KINDS.indexOf(goods.kind), contentId, turn),
    ),
    clip: kind === 'video' ? goods.kind.shape : undefined,
    audioText: kind === 'video' ? `大家好，今天聊聊${goods.kind.name}。${words.said}` : '',
    ratio: kind === 'video' ? '9:16' : stablePick(`${contentId}:ratio`, RATIOS),
    topic: words.topic,
    category: goods.kind.category,
    audience: stablePick(`${contentId}:audience`, CROWD_NAMES),
    item_ids: items,
    publishedAt: publishedAt(authorId, serial),
    figures: figuresOf(contentId),
  }
}

function figuresOf(contentId: string): Piece['figures'] {
  const play = 200 + Math.floor((stableHash(`${contentId}:play`) % 1000) ** 2 / 4)
  const share = (use: string, least: number, span: number): number =>
    Math.floor((play * (least + (stableHash(`${contentId}:${use}`) % span))) / 1000)
  return {
    play,
    like: share('like', 20, 60),
    collect: share('collect', 5, 30),
    comment: share('comment', 1, 12),
  }
}

/** Goods of one kind: an author writes about one thing at a time. */
function itemsOf(
  row: Platform,
  {
    contentId,
    itemId,
    category,
  }: { contentId: string; itemId: string | undefined; category: string },
): string[] {
  const first = itemId ?? pickGoods(row, `${contentId}:item:0`, category)
  const alike = goodsOfKind(row, goodsOf(first).kind)
  const more = alike.length === 0 ? 0 : stableHash(`${contentId}:items`) % 3
  const others = Array.from({ length: more }, (_, turn) => {
    const place = stableHash(`${contentId}:item:${turn + 1}`) % alike.length
    return alike[place]?.item_id ?? first
  })
  return [...new Set([first, ...others])]
}

const PER_AUTHOR = 6
const recent = new Map<string, { hour: number; pieces: readonly Piece[] }>()

/** The last pieces of all authors of a platform, newest first; gathered once an hour. */
export function recentPieces(row: Platform, now: number): readonly Piece[] {
  const hour = Math.floor(now / HOUR_MS)
  const known = recent.get(row.platform)
  if (known?.hour === hour) return known.pieces
  const pieces = authorIds(row)
    .flatMap((id) => piecesOf(row, id, hour * HOUR_MS, PER_AUTHOR))
    .sort((a, b) => b.publishedAt - a.publishedAt)
  recent.set(row.platform, { hour, pieces })
  return pieces
}

/** The last pieces of a platform that are about something: words, or an audience group by its name. */
export function findPieces(row: Platform, q: string, now: number): Piece[] {
  const group = crowdsOf(row).find(({ group_name: name }) => name === q)
  return recentPieces(row, now).filter((piece) =>
    group ? groupName(piece.audience, piece.category) === group.group_name : speaksOf(piece, q),
  )
}

const speaksOf = ({ title, desc, topic }: Piece, q: string): boolean =>
  isAbout(`${title} ${desc} ${topic}`, q)
