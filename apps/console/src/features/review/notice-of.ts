import { isApiError } from '@omc/sdk'
import type { Piece } from './piece.ts'
import type { Notice } from './review-state.ts'
import { PieceRefused } from './review-subject.ts'

/** Refusals that mean: somebody else has decided on the piece, or has it now. */
const GONE = ['hold_ended', 'held_by_another', 'not_found', 'not_allowed_move']

/** Notice for the reviewer about a refused decision. */
export function noticeOf(error: Error, { title }: Pick<Piece, 'title'>): Notice {
  if (error instanceof PieceRefused) return { tag: 'taken', title }
  if (!isApiError(error)) return { tag: 'failed', error }
  if (GONE.includes(error.code)) return { tag: 'taken', title }
  if (error.code === 'changed_since') return { tag: 'changed', changes: [] }
  if (error.code === 'not_available')
    return { tag: 'refused', reason: error.message, goods: refusedGoods(error.meta) }
  return { tag: 'failed', error }
}

type RefusedItem = { readonly item_id: string; readonly reason: string }

/** Products that the channel no longer offers, each with its reason. */
function refusedGoods(meta: unknown): readonly string[] {
  // as: the contract of `not_available`.
  const { items = [] } = (meta ?? {}) as { items?: readonly RefusedItem[] }
  return items.map(({ item_id: id, reason }) => `${id}：${reason}`)
}
