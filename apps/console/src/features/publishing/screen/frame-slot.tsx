import { Spinner } from '@omc/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { match, P } from 'ts-pattern'
import { showFrameAt } from '../host/frame-slot.ts'
import type { AccountRun } from '../run/account-run.ts'
import type { RunSnapshot } from '../run/run-types.ts'

type FrameSlotProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly className: string
}

/** Placeholder of the framed page. The host owns the frame and positions it over this place. */
export function FrameSlot({ run: { key }, snapshot, className }: FrameSlotProps) {
  const { t } = useTranslation()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => (slot.current ? showFrameAt(key, slot.current) : undefined), [key])
  const { frame } = snapshot
  const words = wordsOf(snapshot)
  return (
    <>
      <div
        ref={slot}
        data-testid="frame-slot"
        data-frame={frame.tag}
        className={`flex items-center justify-center bg-subtle ${className}`}
      >
        <output className="flex items-center gap-2 px-4 text-center text-sm text-fg3">
          {frame.tag === 'loading' ? <Spinner size={16} /> : null}
          {words === null ? '' : t(words)}
        </output>
      </div>
      {frame.tag === 'mute' ? (
        <p className="border-t border-line bg-warning-soft px-4 py-2 text-sm text-warning-fg">
          {t('publishing.frame.mute')}
        </p>
      ) : null}
    </>
  )
}

/** Text shown in place of a page that is not ready; none where the notice above says why. */
function wordsOf({ frame, frameSrc, link }: RunSnapshot) {
  return match(frame.tag)
    .with('ready', () => null)
    .with('mute', () => 'publishing.frame.mute' as const)
    .with(P.union('absent', 'loading'), () => {
      if (frameSrc) return 'publishing.frame.loading' as const
      return link.tag === 'offline' ? ('publishing.frame.none' as const) : null
    })
    .exhaustive()
}
