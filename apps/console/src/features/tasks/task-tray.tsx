import { Button, IconButton, Popover, Progress, StatusChip } from '@omc/ui'
import { ListChecks, X } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { lazyExtra } from '../../kernel/errors/lazy-extra.ts'
import { removeTask, showTask, taskStore } from '../../kit/tasks/task-store.ts'
import { countsText, TASK_LOOK, throughText } from '../../kit/tasks/task-view.ts'
import { isOpen, throughCount, type Task } from '../../kit/tasks/task.ts'
import { CountMark } from '../count-mark.tsx'
import { setDockCell, useDockedRuns } from '../publishing/host/dock-store.ts'
import { TaskActs } from './task-acts.tsx'

const DockRows = lazyExtra(() => import('../publishing/screen/dock-rows.tsx'))

/** Long work of the person: progress, cancel and result. @source mockup notes: tray */
export default function TaskTray() {
  const { t } = useTranslation()
  const [isOn, setOn] = useState(false)
  const { list } = useSnapshot(taskStore)
  const docked = useDockedRuns()
  const count = list.filter(isOpen).length + docked.length
  return (
    <>
      <DockCells runs={docked} />
      <Popover
        label={t('task.tray')}
        open={isOn}
        onOpenChange={setOn}
        className="max-h-[70dvh] w-90 max-w-[calc(100vw-16px)] overflow-y-auto p-0!"
        trigger={
          <button
            type="button"
            aria-label={count > 0 ? t('task.trayRunning', { count }) : t('task.tray')}
            className="relative inline-flex size-(--ctl) items-center justify-center rounded-control text-fg2 transition-colors duration-(--motion-fast) hover:bg-hover hover:text-fg"
          >
            <ListChecks size={18} aria-hidden />
            <CountMark count={count} />
          </button>
        }
      >
        {docked.length > 0 ? (
          <Suspense fallback={null}>
            <DockRows runs={docked} onLeave={() => setOn(false)} />
          </Suspense>
        ) : null}
        <ul aria-label={t('task.tray')} className="flex flex-col divide-y divide-line">
          {list.map((task) => (
            <TrayRow key={task.id} task={task} onLeave={() => setOn(false)} />
          ))}
        </ul>
      </Popover>
    </>
  )
}

/** Places of the docked frames, in the page's own space: a frame over its cell covers nothing. */
function DockCells({ runs }: { readonly runs: readonly string[] }) {
  return runs.map((run) => <DockCell key={run} run={run} />)
}

function DockCell({ run }: { readonly run: string }) {
  const attach = useCallback((element: HTMLElement | null) => setDockCell(run, element), [run])
  return (
    <span
      ref={attach}
      aria-hidden
      data-testid={`dock-cell-${run}`}
      className="h-6.75 w-12 shrink-0 rounded-chip bg-subtle touch:h-3.5 touch:w-6"
    />
  )
}

type TrayRowProps = { readonly task: Task; readonly onLeave: () => void }

function TrayRow({ task, onLeave }: TrayRowProps) {
  const { t } = useTranslation()
  const { title, state } = task
  const show = () => {
    onLeave()
    showTask(task.id)
  }
  return (
    <li className="flex flex-col gap-2 p-3">
      <div className="flex items-center gap-2">
        <strong title={title} className="min-w-0 flex-1 truncate text-sm">
          {title}
        </strong>
        <StatusChip {...TASK_LOOK[state]}>{t(`task.state.${state}`)}</StatusChip>
        {isOpen(task) ? null : (
          <IconButton
            size="sm"
            hasTooltip={false}
            label={t('task.remove', { name: title })}
            icon={<X size={14} aria-hidden />}
            onClick={() => removeTask(task.id)}
          />
        )}
      </div>
      {isOpen(task) ? (
        <Progress
          label={t('task.progress')}
          value={task.totalCount === null ? null : throughCount(task)}
          max={task.totalCount ?? 1}
          valueText={throughText(task)}
        />
      ) : (
        <p className="text-xs text-fg3">{task.why ?? countsText(task)}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={show}>
          {t('task.show')}
        </Button>
        <TaskActs task={task} />
      </div>
    </li>
  )
}
