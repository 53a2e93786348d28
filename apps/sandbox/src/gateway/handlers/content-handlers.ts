import {
  authorOf,
  findPiece,
  findPieces,
  findTopics,
  isKnownId,
  pageOf,
  type Piece,
  piecesAbout,
  piecesOf,
  recentPieces,
} from '@omc/demo-world'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { CONTENT_CALLS } from '../calls/content-calls.ts'
import { homePage, presentPiece } from '../present-catalogue.ts'
import { missing, ok, param, problem } from './handler.ts'
import type { Handler, Input } from './handler.ts'

type ContentHandlers = Record<(typeof CONTENT_CALLS)[number]['id'], Handler>

/** Answers about authors, pieces and topics. */
export function createContentHandlers({ clock }: SandboxContext): ContentHandlers {
  const paged = ({ origin, query }: Input, pieces: readonly Piece[]) => {
    const since = query['since']
    const from = since === undefined ? 0 : Date.parse(since)
    if (Number.isNaN(from)) return problem(400, 'invalid', 'since is no instant')
    const { data, total } = pageOf(
      pieces.filter(({ publishedAt }) => publishedAt >= from),
      query,
    )
    return ok({ data: data.map((piece) => presentPiece(origin, piece)), total })
  }
  return {
    'authors.get': {
      operation: 'authors',
      run: (input, row) => {
        const id = param(input, 'author_id')
        if (!isKnownId(id)) return missing('作者')
        const { nickname, avatarPath, fans, summary } = authorOf(id)
        return ok({
          author_id: id,
          nickname,
          avatar: input.origin + avatarPath,
          home_page_url: homePage(input.origin, row.platform, id),
          platform: row.platform,
          fans_count: fans,
          contents_count: piecesOf(row, id, clock.now()).length,
          summary,
        })
      },
    },
    'authors.contents': {
      operation: 'contents',
      run: (input, row) => {
        const id = param(input, 'author_id')
        return isKnownId(id) ? paged(input, piecesOf(row, id, clock.now())) : missing('作者')
      },
    },
    'contents.search': {
      operation: 'contents',
      run: (input, row) => {
        const { q, item_id: itemId } = input.query
        const now = clock.now()
        if (itemId !== undefined) return paged(input, piecesAbout(row, { itemId, q, now }))
        return paged(input, q === undefined ? recentPieces(row, now) : findPieces(row, q, now))
      },
    },
    'contents.get': {
      operation: 'contents',
      run: (input, row) => {
        const piece = findPiece(row, param(input, 'content_id'), clock.now())
        return piece ? ok(presentPiece(input.origin, piece)) : missing('内容')
      },
    },
    'topics.list': {
      operation: 'topics',
      run: ({ query }, row) =>
        ok(pageOf(findTopics(row.feedPrefix, { q: query['q'], uid: query['uid'] }), query)),
    },
  }
}
