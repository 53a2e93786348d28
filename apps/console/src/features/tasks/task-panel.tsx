import { FloatPanel, OutcomeList, Progress, StatusChip, Switch } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { removeTask, showTask } from '../../kit/tasks/task-store.ts'
import { countsText, TASK_LOOK, throughText } from '../../kit/tasks/task-view.ts'
import { failedCount, isOpen, throughCount, type Task, type TaskRow } from '../../kit/tasks/task.ts'
import { TaskActs } from './task-acts.tsx'

/** Rows in the panel; the downloaded result has all of them. */
const SHOWN_ROWS = 200

/** Progress and result of a task, over any screen. @source mockup bulk-panel */
export function TaskPanel({ task }: { readonly task: Task }) {
  const { t } = useTranslation()
  const leave = () => {
    showTask(null)
    if (task.state === 'done') removeTask(task.id)
  }
  const hasFailed = failedCount(task) > 0
  return (
    <FloatPanel
      title={task.title}
      description={
        <output>{isOpen(task) ? t(`task.state.${task.state}`) : countsText(task)}</output>
      }
      closeLabel={t('act.close')}
      onClose={isOpen(task) ? () => showTask(null) : leave}
      fold={{ label: t('task.fold'), onFold: () => showTask(null) }}
      footer={<TaskActs task={task} />}
    >
      <div className="flex flex-col gap-3">
        <Progress
          label={
            <StatusChip {...TASK_LOOK[task.state]}>{t(`task.state.${task.state}`)}</StatusChip>
          }
          value={task.totalCount === null && isOpen(task) ? null : throughCount(task)}
          max={task.totalCount ?? Math.max(throughCount(task), 1)}
          valueText={throughText(task)}
          tone={isOpen(task) ? 'accent' : hasFailed ? 'danger' : 'success'}
        />
        <Why task={task} />
        <Rows key={hasFailed ? 'failed' : 'all'} rows={task.rows} hasFailed={hasFailed} />
      </div>
    </FloatPanel>
  )
}

function Why({ task }: { readonly task: Task }) {
  const { t } = useTranslation()
  const why =
    task.state === 'interrupted'
      ? t('task.interruptedHint', { count: throughCount(task) })
      : task.why
  return why === null ? null : <p className="text-sm text-danger-fg">{why}</p>
}

type RowsProps = { readonly rows: readonly TaskRow[]; readonly hasFailed: boolean }

/** The rows, the failed ones alone as soon as there are any. */
function Rows({ rows, hasFailed }: RowsProps) {
  const { t } = useTranslation()
  const [isOnlyFailed, setOnlyFailed] = useState(hasFailed)
  if (rows.length === 0) return null
  const wanted = isOnlyFailed ? rows.filter(({ error }) => error !== null) : rows
  const shown = wanted.slice(0, SHOWN_ROWS)
  const language = currentLanguage()
  return (
    <>
      {hasFailed ? (
        <Switch
          label={t('task.onlyFailed')}
          checked={isOnlyFailed}
          onCheckedChange={setOnlyFailed}
        />
      ) : null}
      <OutcomeList
        label={t('task.rows')}
        words={{ done: t('task.rowDone'), failed: t('task.rowFailed') }}
        items={shown.map(({ id, name, error }) => ({
          id,
          name,
          reason: error === null ? null : refusalText(error, language),
        }))}
      />
      {wanted.length > shown.length ? (
        <p className="text-xs text-fg3">
          {t('task.moreRows', { count: wanted.length - shown.length })}
        </p>
      ) : null}
    </>
  )
}
