import { formatCount } from '@omc/shell'
import { Button, DropdownMenu } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAct } from './list-acts.ts'
import type { ListRow } from './list-names.ts'
import { rowCountOf, rowCountText } from './row-count.ts'

/** Number of visible acts; the others are behind one button. */
const IN_SIGHT = 5

type Counted = Parameters<typeof rowCountOf>[0]

export type BulkBarProps<Row extends ListRow> = {
  readonly acts: readonly BulkAct<Row>[]
  readonly count: number
  /** Present while more rows match than are selected. */
  readonly all?: { readonly count: number; readonly onChoose: () => void }
  /** Page in sight: it says whether too many rows match to select all of them. */
  readonly page?: Counted | undefined
  readonly isBusy: boolean
  readonly onAct: (act: BulkAct<Row>) => void
  readonly onClear: () => void
  /** Saves the selected rows as a file; absent if some of them are on other pages. */
  readonly onSave?: () => void
}

/** Acts on the selected rows; replaces the pager, so it covers nothing. */
export function BulkBar<Row extends ListRow>(props: BulkBarProps<Row>) {
  const { acts, count, all, page, isBusy, onAct, onClear, onSave } = props
  const { t } = useTranslation()
  const clear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isBusy) onClear()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => clear(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  const more = acts.slice(IN_SIGHT)
  return (
    <div
      role="toolbar"
      aria-label={t('list.bulk')}
      className="flex min-h-12 flex-wrap items-center gap-2 border-t border-line bg-accent-soft px-3 py-2 touch:sticky touch:bottom-0"
    >
      <span className="me-2 text-sm font-semibold text-accent-fg tabular-nums" aria-live="polite">
        {t('list.chosen', { count })}
      </span>
      <MatchingRows all={all} page={page} />
      {acts.slice(0, IN_SIGHT).map((act) => (
        <Button key={act.label()} icon={act.icon} onClick={() => onAct(act)}>
          {act.label()}
        </Button>
      ))}
      {more.length > 0 ? (
        <DropdownMenu
          align="start"
          items={more.map((act) => ({
            kind: 'act',
            id: act.label(),
            label: act.label(),
            onSelect: () => onAct(act),
          }))}
          trigger={
            <Button>
              {t('list.more')}
              <ChevronDown size={14} aria-hidden />
            </Button>
          }
        />
      ) : null}
      {onSave ? (
        <Button variant="ghost" onClick={onSave}>
          {t('export.chosen')}
        </Button>
      ) : null}
      <Button variant="ghost" className="ms-auto" onClick={onClear}>
        {t('list.clearChosen')}
      </Button>
    </div>
  )
}

type MatchingRowsProps = {
  readonly all: BulkBarProps<ListRow>['all'] | undefined
  readonly page: Counted | undefined
}

/** Selects all rows that match, or says that they are too many for it. */
function MatchingRows({ all, page }: MatchingRowsProps) {
  const { t } = useTranslation()
  if (all)
    return (
      <Button variant="ghost" className="text-accent-fg!" onClick={all.onChoose}>
        {t('bulk.chooseAll', { total: formatCount(all.count) })}
      </Button>
    )
  if (!page?.totalCapped) return null
  return (
    <span className="text-xs text-fg2 tabular-nums">
      {t('bulk.tooMany', { total: rowCountText(rowCountOf(page)) })}
    </span>
  )
}
