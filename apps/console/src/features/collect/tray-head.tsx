import { Button, classNames, IconButton } from '@omc/ui'
import { ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TRAY_MAX, TRAY_NEAR } from './tray.ts'

type TrayHeadProps = {
  readonly count: number
  /** Whether a phone shows the whole tray. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Undefined while the tray is being collected. */
  readonly onClear: (() => void) | undefined
}

/** How full the tray is. */
export function TrayHead({ count, isOpen, onOpen, onClear }: TrayHeadProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-2 border-b border-line px-3 py-2">
      <h2 aria-live="polite" className="text-sm font-semibold text-fg tabular-nums">
        {t('collect.chosen', { count })}
      </h2>
      <span
        className={classNames(
          'text-xs tabular-nums',
          count >= TRAY_NEAR ? 'text-warning-fg' : 'text-fg3',
        )}
      >
        {t('collect.most', { count: TRAY_MAX })}
      </span>
      <span className="ms-auto flex items-center">
        {count > 0 ? (
          <Button size="sm" variant="ghost" disabled={onClear === undefined} onClick={onClear}>
            {t('collect.clear')}
          </Button>
        ) : null}
        <span className="hidden touch:block">
          <IconButton
            label={t('collect.tray')}
            aria-expanded={isOpen}
            icon={<ChevronUp size={16} className={isOpen ? 'rotate-180' : ''} />}
            onClick={onOpen}
          />
        </span>
      </span>
    </div>
  )
}
