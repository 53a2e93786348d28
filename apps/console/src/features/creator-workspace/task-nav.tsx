import type { Item } from '@omc/sdk'
import { classNames } from '@omc/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { CountText } from '../../kit/list/cells.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { SideEntry, SideNav } from '../../kit/side-nav.tsx'
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

/** The open tasks to choose from. */
export function TaskNav({ tasks, chosenId, onChoose, children }: TaskNavProps) {
  return (
    <SideNav label={i18n.t('workspace.tasks')} query={tasks} below={children}>
      {({ items }) => (
        <>
          <SideEntry isChosen={chosenId === undefined} onChoose={() => onChoose(null)}>
            {i18n.t('workspace.all')}
          </SideEntry>
          {items.map((task) => (
            <SideEntry
              key={task.id}
              isChosen={task.id === chosenId}
              onChoose={() => onChoose(task.id)}
            >
              <TaskLines task={task} />
            </SideEntry>
          ))}
        </>
      )}
    </SideNav>
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
