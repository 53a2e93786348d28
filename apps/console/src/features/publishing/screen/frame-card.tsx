import { Card, IconButton } from '@omc/ui'
import { Maximize2, Minimize2, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountRun } from '../run/account-run.ts'
import { isPageBusy } from '../run/needs-frame.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { runView } from '../run/run-view.ts'
import { FrameSlot } from './frame-slot.tsx'

type FrameCardProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly className?: string
}

/** The framed page of the shown account. */
export function FrameCard({ run, snapshot, className }: FrameCardProps) {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  const { frameSrc, publishIframe } = snapshot
  const needsPerson = runView(snapshot).tag === 'bot-check'
  const isTall = isLarge || needsPerson
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
            disabled={isPageBusy(snapshot) || !publishIframe}
            icon={<RotateCw size={16} aria-hidden />}
            onClick={run.reloadFrame}
          />
          <SizeButton isLarge={isLarge} onChange={setIsLarge} />
        </>
      }
    >
      <FrameSlot
        run={run}
        snapshot={snapshot}
        className={`rounded-b-card ${isTall ? 'h-180' : 'h-90'}`}
      />
    </Card>
  )
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
