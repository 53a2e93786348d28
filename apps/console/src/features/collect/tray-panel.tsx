import { Button, Checkbox, classNames } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf, type Chosen } from './candidate.ts'
import { Collected } from './collected.tsx'
import { DestinationChoices } from './destination-choices.tsx'
import type { Destination } from './send-chosen.ts'
import { TrayHead } from './tray-head.tsx'
import { TrayRow } from './tray-row.tsx'
import { TraySums } from './tray-sums.tsx'
import type { Tray } from './tray.ts'
import type { Outcome } from './use-collecting.ts'

type TrayPanelProps = {
  readonly tray: Tray
  readonly destination: Destination
  readonly isCompleted: boolean
  readonly isSending: boolean
  readonly outcome: Outcome | null
  readonly onDestination: (destination: Destination) => void
  readonly onCompleted: (isCompleted: boolean) => void
  readonly onRemove: (chosen: Chosen) => void
  readonly onClear: () => void
  readonly onSend: () => void
}

/**
 * Chosen candidates, their destination, and the button that collects. On a phone a bar that opens.
 */
export function TrayPanel(props: TrayPanelProps) {
  const { tray, outcome, isSending, onSend } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const folded = isOpen ? '' : 'touch:hidden'
  return (
    <section
      aria-label={t('collect.tray')}
      className="flex min-h-0 w-80 shrink-0 flex-col rounded-card border border-line bg-surface touch:sticky touch:bottom-0 touch:z-10 touch:max-h-[70dvh] touch:w-full"
    >
      <TrayHead
        count={tray.length}
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
        onClear={isSending ? undefined : props.onClear}
      />
      <div className={classNames('min-h-0 flex-1 overflow-y-auto px-3 py-1', folded)}>
        {outcome ? <Collected outcome={outcome} /> : null}
        {tray.length === 0 && !outcome ? (
          <p className="py-6 text-center text-sm text-fg3">{t('collect.nothingChosen')}</p>
        ) : null}
        <ol>
          {tray.map((one) => (
            <TrayRow
              key={keyOf(one)}
              chosen={one}
              reason={outcome?.failed.get(keyOf(one))}
              onRemove={() => props.onRemove(one)}
            />
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-2 border-t border-line p-3">
        <div className={classNames('flex flex-col gap-2', folded)}>
          <TraySums tray={tray} />
          <DestinationChoices destination={props.destination} onChange={props.onDestination} />
          <Checkbox
            label={t('collect.complete')}
            checked={props.isCompleted}
            onCheckedChange={props.onCompleted}
          />
        </div>
        <Button
          variant="primary"
          disabled={tray.length === 0}
          isLoading={isSending}
          onClick={onSend}
        >
          {t('collect.send', { count: tray.length })}
        </Button>
      </div>
    </section>
  )
}
