import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { askFirstPage } from '../../kit/list/ask-first-page.ts'
import { ListView } from '../../kit/list/list-view.tsx'
import { restPart } from '../../kit/list/panel-part.ts'
import { list } from '../lists/creator_contents/creator-contents.list.tsx'
import { TaskNav, type Task } from './task-nav.tsx'
import { WeekFigures } from './week-figures.tsx'
import { addressOf, contentsOf, placeAt, TASK, taskAt, tasksQuery } from './workspace-place.ts'

/** Its acts and their dialogs come after the first rows. */
const TaskHead = restPart(async () => (await import('./task-head.tsx')).TaskHead)

/** Open tasks on the left, the contents of the chosen one on the right. @source screens §2.6 */
export const CreatorWorkspace: ScreenPart = Object.assign(
  function CreatorWorkspace() {
    const { sdk } = useServices()
    const { pathname } = useLocation()
    const [params, setParams] = useSearchParams()
    const place = placeAt(pathname)
    const tasks = useQuery(tasksQuery(sdk, place))
    const chosen = taskAt(tasks.data?.items ?? [], params)
    // The list does not wait for the tasks: the address names one.
    const taskId = tasks.data ? chosen?.id : (params.get(TASK) ?? undefined)
    return (
      <div className="flex h-full min-h-0 gap-4 touch:h-auto touch:shrink-0 touch:flex-col touch:gap-3">
        <TaskNav
          tasks={tasks}
          chosenId={taskId}
          onChoose={(id) => setParams(addressOf(id, params), { replace: true })}
        >
          <WeekFigures channel={place.channel} />
        </TaskNav>
        <div className="min-h-0 min-w-0 flex-1">
          <ListView
            key={taskId}
            list={{ ...list, fixed: contentsOf(place, taskId) }}
            scope={{}}
            title={routeTitle(pathname)}
            above={chosen ? <Head key={chosen.id} task={chosen} /> : null}
          />
        </div>
      </div>
    )
  },
  {
    async ask(ports: AskPorts, query: URLSearchParams, pathname: string) {
      const place = placeAt(pathname)
      const contents = { ...list, fixed: contentsOf(place, query.get(TASK) ?? undefined) }
      await Promise.all([
        ports.queryClient.prefetchQuery(tasksQuery(ports.sdk, place)),
        askFirstPage(ports, contents, query),
      ])
    },
  },
)

/** The place of the head stays while its script loads, so that the rows do not move. */
const Head = ({ task }: { readonly task: Task }) => (
  <Suspense fallback={<div className="h-14 rounded-card border border-line bg-surface" />}>
    <TaskHead task={task} />
  </Suspense>
)
