import { canMoveContent, CONTENT_STATUSES, type ContentStatus } from '@omc/core'
import * as fields from '@omc/sdk/fields/studio_contents'
import { Button, Dialog, Field, Progress, Select } from '@omc/ui'
import { useState } from 'react'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { Account } from '../account-context.ts'
import { Refusals } from '../refusals.tsx'
import { useMoveAll, type MoveState } from './use-move-all.ts'

const SOURCES = CONTENT_STATUSES.filter((status) => status !== 'deleted')
const option = (value: ContentStatus) => ({ value, label: choiceLabel(fields.status, value) })

/** Moves all contents of the account from one status to another, and shows how far it is. */
export function MoveAllPanel({ row, onClose }: RowPanelProps<Account>) {
  const [from, setFrom] = useState<ContentStatus>('fetched')
  const targets = CONTENT_STATUSES.filter((to) => to !== 'published' && canMoveContent(from, to))
  const [wanted, setWanted] = useState<ContentStatus | null>(null)
  const status = targets.find((to) => to === wanted) ?? targets[0]
  const { state, start } = useMoveAll(row.id)
  const isRunning = state.phase === 'running'
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={i18n.t('accountPage.moveAll')}
      description={i18n.t('accountPage.moveAllHint', { name: row.nickname })}
      closeLabel={i18n.t('act.close')}
      footer={
        <>
          <Button onClick={onClose}>
            {i18n.t(state.phase === 'done' ? 'act.close' : 'act.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={status === undefined}
            isLoading={isRunning}
            onClick={() => {
              if (status) void start(from, status)
            }}
          >
            {i18n.t('accountPage.move')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3">
          <StatusSelect
            label={i18n.t('accountPage.moveFrom')}
            statuses={SOURCES}
            value={from}
            isDisabled={isRunning}
            onChoose={setFrom}
          />
          <StatusSelect
            label={i18n.t('accountPage.moveTo')}
            statuses={targets}
            value={status}
            isDisabled={isRunning}
            onChoose={setWanted}
          />
        </div>
        <MoveProgress state={state} />
      </div>
    </Dialog>
  )
}

type StatusSelectProps = {
  readonly label: string
  readonly statuses: readonly ContentStatus[]
  readonly value: ContentStatus | undefined
  readonly isDisabled: boolean
  readonly onChoose: (status: ContentStatus) => void
}

function StatusSelect({ label, statuses, value, isDisabled, onChoose }: StatusSelectProps) {
  const choose = (chosen: string) => {
    const status = statuses.find((one) => one === chosen)
    if (status) onChoose(status)
  }
  return (
    <Field label={label}>
      <Select
        options={statuses.map(option)}
        value={value ?? ''}
        disabled={isDisabled}
        onValueChange={choose}
      />
    </Field>
  )
}

function MoveProgress({ state: { moved, left, failed, why } }: { readonly state: MoveState }) {
  return (
    <div aria-live="polite" className="flex flex-col gap-2 text-sm text-fg2">
      {left === null ? null : (
        <>
          <Progress
            label={i18n.t('accountPage.moving')}
            value={moved}
            max={Math.max(moved + left, 1)}
            valueText={`${moved} / ${moved + left}`}
          />
          <p>
            {left === 0
              ? i18n.t('accountPage.movedAll', { count: moved })
              : i18n.t('accountPage.movedLeft', { count: moved, left })}
          </p>
        </>
      )}
      <Refusals failed={failed} />
      {why === '' ? null : <p className="text-danger-fg">{why}</p>}
    </div>
  )
}
