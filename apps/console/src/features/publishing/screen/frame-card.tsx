import { Card, IconButton, Spinner } from '@omc/ui'
import { Maximize2, Minimize2, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { match, P } from 'ts-pattern'
import { setFrameSlot } from '../host/frame-slot.ts'
import type { AccountRun } from '../run/account-run.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { runView } from '../run/run-view.ts'

type FrameCardProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly className?: string
}

/** Placeholder of the framed page. The host owns the frame and positions it over this card. */
export function FrameCard({ run, snapshot, className }: FrameCardProps) {
  const { t } = useTranslation()
  const slot = useRef<HTMLDivElement>(null)
  const [isLarge, setIsLarge] = useState(false)
  const { frame, frameSrc, loop, publishIframe } = snapshot
  const needsPerson = runView(snapshot).tag === 'bot-check'
  const isTall = isLarge || needsPerson
  useEffect(() => {
    if (slot.current) setFrameSlot({ uid: run.uid, element: slot.current })
    return () => setFrameSlot(null)
  }, [run])
  const isBusy = 'item' in loop.phase
  const words = wordsOf(snapshot)
  return (
    <Card
      title={t('publishing.frame.region')}
      isPadded={false}
      className={`${className ?? ''} ${needsPerson ? 'ring-2 ring-warning' : ''}`}
      actions={
        <>
          {frameSrc ? (
            <span className="max-w-52 truncate text-xs text-fg3" title={frameSrc}>
              {new URL(frameSrc).host}
            </span>
          ) : null}
          <IconButton
            size="sm"
            label={t('publishing.frame.reload')}
            disabled={isBusy || !publishIframe}
            icon={<RotateCw size={16} aria-hidden />}
            onClick={run.reloadFrame}
          />
          <SizeButton isLarge={isLarge} onChange={setIsLarge} />
        </>
      }
    >
      <div
        ref={slot}
        data-testid="frame-slot"
        data-frame={frame.tag}
        className={`flex items-center justify-center rounded-b-card bg-subtle ${isTall ? 'h-180' : 'h-90'}`}
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
    </Card>
  )
}

/** Text shown in place of a page that is not ready. */
function wordsOf({ frame, frameSrc }: RunSnapshot) {
  return match(frame.tag)
    .with('ready', () => null)
    .with('mute', () => 'publishing.frame.mute' as const)
    .with(P.union('absent', 'loading'), () =>
      frameSrc ? ('publishing.frame.loading' as const) : ('publishing.frame.none' as const),
    )
    .exhaustive()
}

type SizeButtonProps = {
  readonly isLarge: boolean
  readonly onChange: (isLarge: boolean) => void
}

function SizeButton({ isLarge, onChange }: SizeButtonProps) {
  const { t } = useTranslation()
  return (
    <IconButton
      size="sm"
      label={t(isLarge ? 'publishing.frame.shrink' : 'publishing.frame.enlarge')}
      icon={isLarge ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />}
      onClick={() => onChange(!isLarge)}
    />
  )
}
