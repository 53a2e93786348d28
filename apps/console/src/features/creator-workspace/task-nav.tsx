import type { Item } from '@omc/sdk'
import { classNames, Skeleton } from '@omc/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Failure } from '../../kit/failure.tsx'
import { CountText } from '../../kit/list/cells.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { idleDays, taskMark } from '../lists/creator_tasks/task-age.ts'
import { taskName } from '../lists/creator_tasks/task-name.ts'

export type Task = Item<'creator_tasks.list'>
type TaskNavProps = {
  readonly tasks: Pick<
    UseQueryResult<{ readonly items: readonly Task[] }>,
    'data' | 'error' | 'refetch'
  >
  readonly chosenId: string | undefined
  readonly onChoose: (id: string | null) => void
  /** Below the tasks. */
  readonly children: ReactNode
}

/** The open tasks to choose from; on a narrow screen they stand side by side. */
export function TaskNav({ tasks, chosenId, onChoose, children }: TaskNavProps) {
  const { data, error, refetch } = tasks
  return (
    <nav
      aria-label={i18n.t('workspace.tasks')}
      className="flex w-64 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-surface touch:w-full"
    >
      {data ? (
        <ul className="flex min-h-0 flex-1 flex-col overflow-y-auto p-1 touch:flex-row touch:overflow-x-auto">
          <Entry isChosen={chosenId === undefined} onChoose={() => onChoose(null)}>
            {i18n.t('workspace.all')}
          </Entry>
          {data.items.map((task) => (
            <Entry key={task.id} isChosen={task.id === chosenId} onChoose={() => onChoose(task.id)}>
              <TaskLines task={task} />
            </Entry>
          ))}
        </ul>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className="p-3">
          <Skeleton lines={6} />
        </div>
      )}
      {children}
    </nav>
  )
}

type EntryProps = {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Entry({ isChosen, onChoose, children }: EntryProps) {
  return (
    <li className="flex min-w-0 shrink-0 touch:max-w-60">
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          'flex min-h-[max(44px,var(--target))] min-w-0 flex-1 flex-col justify-center rounded-control px-2 py-1 text-start text-sm',
          isChosen ? 'bg-accent-soft font-semibold text-accent-fg' : 'text-fg hover:bg-subtle',
        )}
      >
        {children}
      </button>
    </li>
  )
}

const IDLE_LOOKS = { danger: 'text-danger-fg', warning: 'text-warning-fg' } as const

function TaskLines({ task }: { readonly task: Task }) {
  const [now] = useState(() => Date.now())
  const mark = taskMark(task, now)
  const name = taskName(task)
  const note =
    mark === null
      ? platformName(task.platform)
      : i18n.t('creatorTask.waiting', { count: idleDays(task, now) })
  return (
    <>
      <span className="flex min-w-0 justify-between gap-2">
        <span title={name} className="min-w-0 truncate">
          {name}
        </span>
        <CountText count={task.contents_count} />
      </span>
      <span
        title={note}
        className={classNames(
          'truncate text-xs font-normal',
          mark === null ? 'text-fg3' : IDLE_LOOKS[mark],
        )}
      >
        {note}
      </span>
    </>
  )
}
