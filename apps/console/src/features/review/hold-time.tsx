import { classNames } from '@omc/ui'
import { useEffect, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Piece } from './piece.ts'

type HoldProps = { readonly piece: Piece | null }

/** The whole of a hold, s, for the length of the line. */
const WHOLE_S = 90
const SOON_S = 15

/** Seconds left of the hold; null where nothing is held. */
function useSecondsLeft(piece: Piece | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  const until = piece?.heldUntil ?? null
  useEffect(() => {
    if (until === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? null : Math.max(0, Math.min(WHOLE_S, Math.ceil((until - now) / 1000)))
}

export function HoldLine({ piece }: HoldProps) {
  const left = useSecondsLeft(piece)
  if (left === null) return null
  return (
    <div aria-hidden className="h-1 bg-subtle">
      <div
        className={classNames('h-full', left < SOON_S ? 'bg-warning' : 'bg-accent')}
        style={{ width: `${(100 * left) / WHOLE_S}%` }}
      />
    </div>
  )
}

/** Says how long the piece is kept; and when that is over, that it is. */
export function HoldSeconds({ piece }: HoldProps) {
  const left = useSecondsLeft(piece)
  if (left === null) return null
  return (
    <span
      role={left === 0 ? 'status' : undefined}
      className={classNames(
        'ms-auto text-xs tabular-nums touch:w-full',
        // The line above the keys shows it; on a small screen the keys need the room.
        left < SOON_S ? 'font-semibold text-warning-fg' : 'text-fg2 touch:hidden',
      )}
    >
      {left === 0 ? i18n.t('review.holdOver') : i18n.t('review.holdLeft', { count: left })}
    </span>
  )
}
