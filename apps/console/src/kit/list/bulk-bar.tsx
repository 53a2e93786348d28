import type { WriteOperation } from '@omc/sdk'
import { Button } from '@omc/ui'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchResult, BulkPanelProps, ListAct, ListRow } from './list-definition.ts'

export type BulkBarProps<Row extends ListRow> = {
  readonly acts: readonly ListAct<BulkPanelProps<Row>>[]
  readonly rows: readonly Row[]
  readonly onDone: (result: BatchResult, operation: WriteOperation) => void
  readonly onClear: () => void
}

/** What can be done with the chosen rows, in the place of the pager: it covers nothing. */
export function BulkBar<Row extends ListRow>({ acts, rows, onDone, onClear }: BulkBarProps<Row>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ListAct<BulkPanelProps<Row>> | null>(null)
  const clear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && open === null) onClear()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => clear(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <div
      role="toolbar"
      aria-label={t('list.bulk')}
      className="flex min-h-12 flex-wrap items-center gap-2 border-t border-line bg-accent-soft px-3 py-2 touch:sticky touch:bottom-0"
    >
      <span className="me-2 text-sm font-semibold text-accent-fg tabular-nums" aria-live="polite">
        {t('list.chosen', { count: rows.length })}
      </span>
      {acts.map((act) => (
        <Button key={act.operation} icon={act.icon} onClick={() => setOpen(act)}>
          {act.label()}
        </Button>
      ))}
      <Button variant="ghost" className="ms-auto" onClick={onClear}>
        {t('list.clearChosen')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <open.Panel
            rows={rows}
            onClose={() => setOpen(null)}
            onDone={(result) => {
              setOpen(null)
              onDone(result, open.operation)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
