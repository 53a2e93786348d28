import { authorIds, nameOf, piecesOf, platformOf, goodsOf, type Piece } from '@omc/demo-world'
import type { ContentStatus } from '../db/publishing-tables.ts'
import { ORIGIN, originOf } from '../workflows/keep-pieces.ts'
import { DEMO_CHANNELS } from './demo-channels.ts'
import type { TeamKey } from './demo-people.ts'
import type { SeededSource } from './seed-carry-sources.ts'
import { around, categoryIdOf, itemOf, pictureAt, userIdOf, type Desk } from './seed-desk.ts'

export interface SeededContent {
  id: number
  team: TeamKey
  userId: number | null
  status: ContentStatus
  title: string
  desc: string
  images: string[]
  paragraphs: string[]
  items: { item_id: string; title: string; price: number }[]
  topic: string
  category: string
}

const COUNT: Record<TeamKey, number> = { xinghe: 96, yuanshan: 28 }
/** Half of a desk is waiting for work; the rest shows every state. What was published has its own rows. */
const STATUSES: readonly ContentStatus[] = [
  'fetched', 'processed', 'checked', 'checked', 'processed', 'processed',
  'fetched', 'checked', 'downloaded', 'rejected', 'checked', 'deleted',
] // oxfmt-ignore
const SOURCES = ['douyin', 'redbook', 'guanghe', 'taobaoke', 'compass'] as const
const OWNERS: Record<TeamKey, readonly (string | undefined)[]> = {
  xinghe: ['operator', undefined, 'creator', 'operator'],
  yuanshan: ['operator2', undefined],
}
const STEP_MS = 37 * 60_000
const DAY_MS = 86_400_000

/** Collected contents of a team, in every state of the life cycle before publishing. */
export async function seedContents(
  desk: Desk,
  sources: readonly SeededSource[],
): Promise<SeededContent[]> {
  const made = collect(desk, sources)
  const rows = await desk.db
    .insertInto('carry_contents')
    .values(made.map((one) => toRow(desk, one)))
    .returning(['id', 'document_id'])
    .execute()
  const ids = new Map(rows.map(({ id, document_id }) => [document_id, id]))
  return made.map((one) => ({
    id: ids.get(one.piece.content_id) ?? 0,
    team: desk.team,
    userId: one.userId,
    status: one.status,
    ...textsOf(desk, one),
  }))
}

interface Made {
  i: number
  piece: Piece
  platform: string
  source: SeededSource | undefined
  status: ContentStatus
  userId: number | null
}

/** The newest pieces of the watched authors, each once, platform by platform in turn. */
function collect(desk: Desk, sources: readonly SeededSource[]): Made[] {
  const left = new Map<string, Piece[]>()
  const piecesLeft = (platform: string, author: string): Piece[] => {
    const pieces =
      left.get(author) ?? piecesOf(platformOf(platform), author, desk.deps.now.getTime())
    left.set(author, pieces)
    return pieces
  }
  return Array.from({ length: COUNT[desk.team] }, (_, i) => {
    const platform = around(SOURCES, i)
    const known = sources.filter((one) => one.platform === platform && !one.isStopped)
    const source = known[Math.floor(i / SOURCES.length) % Math.max(1, known.length)]
    const pieces = piecesLeft(platform, source?.id ?? around(authorIds(platformOf(platform)), i))
    const status = around(STATUSES, i)
    const form = formAt(i, status)
    const at = pieces.findIndex(({ kind }) => form === undefined || kind === form)
    const [piece] = pieces.splice(Math.max(0, at), 1)
    if (!piece) throw new Error(`${platform} has too few pieces`)
    const userId = userIdOf(desk, around(OWNERS[desk.team], i))
    return { i, piece, platform, source, status, userId }
  })
}

/**
 * Contents without images cannot be published, so what is past its review has some; of what waits
 * for a review a third are clips, and what was just collected is as it comes.
 */
const formAt = (i: number, status: ContentStatus): Piece['kind'] | undefined => {
  if (status === 'processed' && i % STATUSES.length === 5) return 'video'
  return status === 'fetched' && i % 4 !== 0 ? undefined : 'image'
}

function textsOf({ deps }: Desk, { piece, platform }: Made) {
  const pictures = piece.pictures.map((id) => pictureAt(deps, id))
  return {
    title: piece.title,
    desc: piece.desc,
    images: piece.kind === 'image' ? pictures : [],
    paragraphs: [...piece.paragraphs],
    items: piece.item_ids.map((id) => itemOf(platform, goodsOf(id))),
    topic: piece.topic,
    category: piece.category,
  }
}

function toRow(desk: Desk, made: Made) {
  const { i, piece, platform, source, status, userId } = made
  const { config, now } = desk.deps
  const { items, ...texts } = textsOf(desk, made)
  const cover = pictureAt(desk.deps, piece.pictures[0] ?? '')
  const updatedAt = new Date(now.getTime() - i * STEP_MS)
  const isDeleted = status === 'deleted'
  const { play, like, collect: collected, comment } = piece.figures
  return {
    business_team_id: desk.teamId,
    user_id: userId,
    ...texts,
    items: JSON.stringify(items),
    cover,
    asset_cover: i % 3 === 0 ? cover : '',
    item_picture: pictureAt(desk.deps, goodsOf(piece.item_ids[0] ?? '').pictures[0] ?? ''),
    video: piece.clip === undefined ? '' : `${config.sandboxUrl}/clips/${piece.clip}.webm`,
    audio_text: piece.audioText,
    content_type: piece.kind,
    ratio: piece.ratio,
    business_category_id: categoryIdOf(desk, piece.category),
    extra_info: JSON.stringify({ audience: piece.audience }),
    creative_info: JSON.stringify(i % 5 === 0 ? { template: 'price-tag' } : {}),
    status,
    status_before_trash: isDeleted ? 'processed' : null,
    deleted_at: isDeleted ? updatedAt : null,
    review_reason: status === 'rejected' ? '图片与商品不符' : '',
    reviewed_at: status === 'rejected' || status === 'checked' ? updatedAt : null,
    source: platform,
    channel: around(DEMO_CHANNELS, i).name,
    document_id: piece.content_id,
    origin_type: ORIGIN,
    origin_id: originOf(platform, piece.content_id),
    carry_source_id: source?.rowId ?? null,
    author_id: piece.author_id,
    source_author: nameOf(piece.author_id),
    source_published_at: new Date(piece.publishedAt),
    play,
    play_gain: Math.round(play / hoursBetween(new Date(piece.publishedAt), updatedAt)),
    aweme_at: updatedAt,
    like_count: like,
    collect_count: collected,
    comment_count: comment,
    created_at: new Date(updatedAt.getTime() - 2 * DAY_MS),
    updated_at: updatedAt,
  }
}

/** A day at least: what is younger has not been read twice. */
const hoursBetween = (from: Date, until: Date) =>
  Math.max(24, (until.getTime() - from.getTime()) / 3_600_000)
