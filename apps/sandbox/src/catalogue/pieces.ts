import type { AnyPlatform } from '../platforms.ts'
import { stableHash, stablePick } from '../stable-hash.ts'
import { goodsOf, LISTED, listedId, pictureId } from './goods.ts'
import type { Goods } from './goods.ts'
import { KINDS } from './kinds.ts'
import { ENDINGS, MIDDLES, OPENINGS, SCENES, TITLES } from './phrases.ts'

/** One piece by an author, without the addresses that depend on where the stand-in listens. */
export type Piece = {
  readonly content_id: string
  readonly author_id: string
  readonly kind: 'image' | 'video'
  readonly title: string
  readonly desc: string
  readonly pictures: readonly string[]
  /** Which clip it shows; undefined for image pieces. */
  readonly clip: number | undefined
  readonly audioText: string
  readonly ratio: string
  readonly topic: string
  readonly item_ids: readonly string[]
  /** Epoch ms. */
  readonly publishedAt: number
  readonly figures: { play: number; like: number; collect: number; comment: number }
}

const HOUR_MS = 3_600_000
const FIRST_MOMENT = Date.UTC(2026, 0, 1)
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

/** The pieces of an author up to now, newest first: the last sixty. */
export function piecesOf(row: AnyPlatform, authorId: string, now: number): Piece[] {
  const newest = newestSerial(authorId, now)
  const count = Math.max(0, Math.min(SHOWN, newest))
  return Array.from({ length: count }, (_, turn) =>
    makePiece(row, { authorId, serial: newest - turn, itemId: undefined }),
  )
}

/** A piece by its id, or undefined when there is none yet or never was. */
export function findPiece(row: AnyPlatform, contentId: string, now: number): Piece | undefined {
  const parts = /^(.*\d{4}.*)_(\d{1,6})(?:_(\w+))?$/.exec(contentId)
  const [, authorId, serial, itemId] = parts ?? []
  if (authorId !== undefined && serial !== undefined) {
    const piece = makePiece(row, { authorId, serial: Number(serial), itemId })
    return piece.publishedAt <= now ? piece : undefined
  }
  if (!/\d{4}/.test(contentId) || contentId.endsWith('0404')) return undefined
  // an id from elsewhere: somebody wrote it once
  const stranger = `${row.feedPrefix}${100_000 + (stableHash(contentId) % 300)}`
  const piece = makePiece(row, {
    authorId: stranger,
    serial: 1 + (stableHash(`${contentId}:n`) % 40),
    itemId: undefined,
  })
  return { ...piece, content_id: contentId }
}

/** Pieces that show one product, newest first. */
export function piecesAbout(
  row: AnyPlatform,
  { itemId, authors, now }: { itemId: string; authors: readonly string[]; now: number },
): Piece[] {
  const count = 4 + (stableHash(`${itemId}:pieces`) % 9)
  return Array.from({ length: count }, (_, turn) => {
    const authorId = authors[stableHash(`${itemId}:author:${turn}`) % authors.length] ?? 'a1000'
    const serial = newestSerial(authorId, now) - 1 - (stableHash(`${itemId}:back:${turn}`) % 20)
    return makePiece(row, { authorId, serial: Math.max(1, serial), itemId })
  }).sort((a, b) => b.publishedAt - a.publishedAt)
}

function makePiece(
  row: AnyPlatform,
  wanted: { authorId: string; serial: number; itemId: string | undefined },
): Piece {
  const { authorId, serial, itemId } = wanted
  const contentId = [authorId, serial, ...(itemId === undefined ? [] : [itemId])].join('_')
  const items = itemsOf(row, contentId, itemId)
  const goods = goodsOf(items[0] ?? itemId ?? contentId)
  const fill = filler(contentId, goods)
  const kind = stableHash(`${contentId}:form`) % 5 < 2 ? 'video' : 'image'
  const pictures = 3 + (stableHash(`${contentId}:pictures`) % 5)
  const play = 200 + Math.floor((stableHash(`${contentId}:play`) % 1000) ** 2 / 4)
  return {
    content_id: contentId,
    author_id: authorId,
    kind,
    title: fill(stablePick(`${contentId}:title`, TITLES)),
    desc: fill(bodyOf(contentId)),
    pictures: Array.from({ length: pictures }, (_, turn) =>
      pictureId(KINDS.indexOf(goods.kind), contentId, turn),
    ),
    clip: kind === 'video' ? goods.kind.shape : undefined,
    audioText: kind === 'video' ? fill(`大家好，今天聊聊G。${bodyOf(`${contentId}:said`)}`) : '',
    ratio: kind === 'video' ? '9:16' : stablePick(`${contentId}:ratio`, RATIOS),
    topic: `${goods.kind.name}${stablePick(`${contentId}:topic`, ['推荐', '测评', '分享', '好物'] as const)}`,
    item_ids: items,
    publishedAt: publishedAt(authorId, serial),
    figures: {
      play,
      like: Math.floor((play * (20 + (stableHash(`${contentId}:like`) % 60))) / 1000),
      collect: Math.floor((play * (5 + (stableHash(`${contentId}:collect`) % 30))) / 1000),
      comment: Math.floor((play * (1 + (stableHash(`${contentId}:comment`) % 12))) / 1000),
    },
  }
}

function itemsOf(row: AnyPlatform, contentId: string, itemId: string | undefined): string[] {
  const more = stableHash(`${contentId}:items`) % 3
  const picked = Array.from({ length: itemId === undefined ? more + 1 : more }, (_, turn) =>
    listedId(row.feedPrefix, stableHash(`${contentId}:item:${turn}`) % LISTED),
  )
  return [...new Set([...(itemId === undefined ? [] : [itemId]), ...picked])]
}

function bodyOf(seed: string): string {
  const first = stablePick(`${seed}:middle`, MIDDLES)
  const others = MIDDLES.filter((middle) => middle !== first)
  const second = others[stableHash(`${seed}:more`) % others.length] ?? ''
  const opening = stablePick(`${seed}:opening`, OPENINGS)
  return opening + first + second + stablePick(`${seed}:ending`, ENDINGS)
}

const filler =
  (seed: string, { kind }: Goods) =>
  (text: string) =>
    text
      .replaceAll('G', kind.name)
      .replaceAll('S', stablePick(`${seed}:scene`, SCENES))
      .replaceAll('P', stablePick(`${seed}:selling`, kind.selling))
