import type { WriteOperation } from '@omc/sdk'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { startCalls, type Subject } from '../../kit/tasks/run-calls.ts'
import type { Holding } from './moves.ts'

/** An act of the board, before it is confirmed. */
export type Move = {
  readonly title: string
  /** New owner of the rows; null where each row follows its source. */
  readonly to: { readonly id: string; readonly name: string } | null
  readonly rows: readonly Holding[]
  readonly operation: WriteOperation
  readonly args: (ids: readonly string[]) => object
  /** Rows of one call. */
  readonly size: number
  /** The call is about one record with all these rows. */
  readonly about?: { readonly id: string; readonly name: string }
  readonly hint?: string
  /** Arguments that bring one row back to its holder, where the server keeps no undo. */
  readonly back?: (row: Holding) => object
}

/** Rows of one call, where a call takes many. */
export const MANY = 500
/** Sources whose contents follow in one call. */
export const FOLLOWING = 20

/** Runs a confirmed move; the tray shows what became of each row, and takes it back. */
export async function startMove(
  services: Services,
  { title, operation, args, size, about, back }: Move,
  changes: readonly Holding[],
): Promise<void> {
  const rows = about ? [about] : changes.map(({ id, name }) => ({ id, name }))
  /** Rows that the next undo takes back: also those of a retry. */
  let moved: readonly Holding[] = []
  const offer = (done: readonly Subject[]) => {
    if (!back) return
    moved = [...moved, ...changes.filter(({ id }) => done.some((row) => row.id === id))]
    offerBack(services, moved.length, () => {
      const again = moved
      moved = []
      takeBack(services, { title, operation, back }, again)
    })
  }
  await startCalls(services, {
    title,
    operation,
    count: rows.length,
    rows: async () => rows,
    args: (some) => args(some.map(({ id }) => id)),
    size,
    onEnd: offer,
  })
}

type WayBack = Pick<Required<Move>, 'title' | 'operation' | 'back'>

function takeBack(
  services: Services,
  { title, operation, back }: WayBack,
  moved: readonly Holding[],
): void {
  if (moved.length === 0) return
  void startCalls(services, {
    title: i18n.t('relation.back', { title }),
    operation,
    count: moved.length,
    rows: async () => moved,
    args: ([row]) => (row ? back(row) : {}),
    size: 1,
  })
}

function offerBack({ toasts }: Services, count: number, onSelect: () => void): void {
  toasts.show({
    tone: 'success',
    title: i18n.t('relation.moved', { count }),
    action: { label: i18n.t('rows.undo'), onSelect },
  })
}
