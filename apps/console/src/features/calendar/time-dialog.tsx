import { isDay, minuteOf, weekOf } from '@omc/core/wall-time'
import { Button, Dialog, Field, Input, Select } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayName } from './columns.ts'
import { timeOf, type Entry } from './entries.ts'
import { moveTo } from './moves.ts'
import type { Moving } from './use-moving.ts'

type TimeDialogProps = {
  readonly entry: Entry
  readonly moving: Moving
  readonly onClose: () => void
}

/** Any day and time for an entry: of its week for a plan, which repeats every week. */
export function TimeDialog({ entry, moving, onClose }: TimeDialogProps) {
  const { t } = useTranslation()
  const [day, setDay] = useState(entry.day)
  const [time, setTime] = useState(timeOf(entry))
  const minute = minuteOf(time)
  const to = minute === null || !isDay(day) ? null : { day, minute }
  const tried = to && moveTo(entry, to, moving.now)
  const isPlan = entry.kind === 'plan'
  return (
    <Dialog
      open
      size="sm"
      title={t('calendar.dialog')}
      description={`${entry.name} · ${t('calendar.inZone', { zone: entry.zone })}`}
      closeLabel={t('act.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('calendar.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={moving.isSaving}
            disabled={tried?.tag !== 'move'}
            onClick={() => {
              if (to) moving.move(entry, to)
              onClose()
            }}
          >
            {t('calendar.save')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('calendar.date')}>
          {isPlan ? (
            <Select
              options={weekOf(entry.day).map((one) => ({ value: one, label: dayName(one) }))}
              value={day}
              onValueChange={setDay}
            />
          ) : (
            <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
        <Field
          label={t('calendar.time')}
          error={tried?.tag === 'no' ? t(`calendar.why.${tried.why}`) : undefined}
        >
          <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </div>
      {isPlan ? <p className="mt-3 text-xs text-fg3">{t('calendar.everyWeek')}</p> : null}
    </Dialog>
  )
}
