import { Button, Checkbox } from '@omc/ui'
import { Download, Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { clockMinute } from '../../kernel/i18n/moments.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { ActButtons } from './act-buttons.tsx'
import { PlaceFilters } from './place-filters.tsx'
import { RangeChoice } from './range-choice.tsx'
import type { StatsDefinition } from './stats-definition.ts'
import type { StatsState } from './stats-state.ts'
import type { StatsAddress } from './use-stats.ts'

type StatsHeadProps = {
  readonly title: string
  readonly definition: StatsDefinition
  readonly state: StatsState
  readonly address: StatsAddress
  /** Epoch ms; 0 before anything is read. */
  readonly readAt: number
  /** Saves the figures; absent while there are none. */
  readonly onSave: (() => void) | undefined
}

/** The heading of a screen of figures: its span, what narrows it, when it was read. */
export function StatsHead(props: StatsHeadProps) {
  const { title, definition, state, address, readAt, onSave } = props
  const { t } = useTranslation()
  return (
    <>
      <PageHeading
        actions={
          <>
            <span className="text-xs text-fg3 tabular-nums">
              {readAt === 0 ? '' : t('stats.readAt', { time: clockMinute(readAt) })}
            </span>
            <ActButtons acts={definition.acts ?? []} />
            <Button
              icon={<Table2 size={14} aria-hidden />}
              aria-pressed={state.isTable}
              onClick={() => address.change({ as: state.isTable ? null : 'table' })}
            >
              {t('stats.table')}
            </Button>
            <Button
              icon={<Download size={14} aria-hidden />}
              disabled={onSave === undefined}
              {...(onSave ? { onClick: onSave } : {})}
            >
              {t('stats.export')}
            </Button>
          </>
        }
      >
        {title}
      </PageHeading>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RangeChoice
          range={state.place.range}
          days={state.place.days}
          onChange={(range) => address.change({ range })}
        />
        <Checkbox
          label={t('stats.compare')}
          checked={state.before !== null}
          onCheckedChange={(isOn) => address.change({ cmp: isOn ? '1' : null })}
        />
        <PlaceFilters parts={definition.filters} place={state.place} onChange={address.narrow} />
      </div>
    </>
  )
}
