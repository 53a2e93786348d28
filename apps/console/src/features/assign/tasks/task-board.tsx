import { EmptyState } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { mayRun } from '../../../kit/may-run.ts'
import { PageHeading } from '../../../kit/page-heading.tsx'
import { personName } from '../../../kit/person-name.ts'
import { taskName } from '../../lists/creator_tasks/task-name.ts'
import { useChoosing } from '../use-choosing.ts'
import { WaitingList } from '../waiting-list.tsx'
import type { PersonLoad } from './person-loads.ts'
import { Takers } from './takers.tsx'
import { openTasks, type Task } from './task-queries.ts'
import { useGiving } from './use-giving.ts'

/** Open tasks and the people who do them. @source screens §2.6, AssignBoard, 任务→人 */
export function TaskBoard({ above }: { readonly above: ReactNode }) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const { pathname } = useLocation()
  const tasks = useQuery(openTasks(sdk))
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0">
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <Loaded query={tasks}>
        {({ items, isWhole }) =>
          items.length === 0 ? (
            <EmptyState
              className="flex-1"
              title={t('assign.tasks.empty')}
              description={t('assign.tasks.emptyHint')}
            />
          ) : (
            <Columns tasks={items} isWhole={isWhole} />
          )
        }
      </Loaded>
    </div>
  )
}

type ColumnsProps = {
  readonly tasks: readonly Task[]
  readonly isWhole: boolean
}

function Columns({ tasks, isWhole }: ColumnsProps) {
  const { t } = useTranslation()
  const person = usePerson()
  const choosing = useChoosing(tasks)
  const { isSending, move, copy } = useGiving()
  const ownerOf = ({ user_id: id, user }: Task) =>
    id === null ? t('assign.tasks.nobody') : personName(user) || t('listPart.other.people', { id })
  // Those that nobody has want a person first.
  const sorted = tasks.toSorted((a, b) => Number(a.user_id !== null) - Number(b.user_id !== null))
  const items = sorted.map((task) => ({
    id: task.id,
    title: taskName(task),
    channel: task.platform,
    cover: null,
    note: [ownerOf(task)],
  }))
  const mayMove = mayRun(person, 'creator_tasks.update')
  // Tasks that the person already has are left out.
  const give = async (rows: readonly Task[], to: PersonLoad) => {
    choosing.endDrag()
    await move(
      rows.filter(({ user_id: id }) => id !== to.id),
      to,
    )
    choosing.choose(new Set())
  }
  return (
    <div className="flex min-h-0 flex-1 gap-3 touch:flex-col">
      <WaitingList
        items={items}
        total={items.length}
        label={t('assign.tasks.list')}
        count={`${t('assign.tasks.count', { count: items.length })}${isWhole ? '' : '+'}`}
        choosing={choosing}
        mayDrag={mayMove}
      />
      <Takers
        tasks={tasks}
        chosen={choosing.rows}
        isDragging={choosing.dragged.length > 0}
        isSending={isSending}
        onMove={mayMove ? (to) => void give(choosing.rows, to) : undefined}
        onCopy={
          mayRun(person, 'creator_tasks.copy_to_user')
            ? (to) => void copy(choosing.rows, to).then(() => choosing.choose(new Set()))
            : undefined
        }
        onDrop={(to) => void give(choosing.draggedRows, to)}
      />
    </div>
  )
}
