import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { lazyExtra } from '../../kernel/errors/lazy-extra.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { clearTasks, taskStore } from '../../kit/tasks/task-store.ts'
import { keepTasks } from './keep-tasks.ts'
import { tellEndings } from './tell-endings.ts'
import { trackServerJobs } from './track-server-jobs.ts'

/** Comes with the first task that is shown. */
const TaskPanel = lazyExtra(async () => ({ default: (await import('./task-panel.tsx')).TaskPanel }))

/** Tasks of the person outside the screens; they are left with the session. */
export default function TaskHost() {
  const services = useServices()
  const owner = usePerson()?.username ?? ''
  const { list, shownId } = useSnapshot(taskStore)
  useEffect(() => {
    const stop = keepTasks(services, owner)
    const stopTelling = tellEndings(services)
    void trackServerJobs(services)
    return () => {
      stop()
      stopTelling()
      clearTasks()
    }
  }, [services, owner])
  const shown = list.find(({ id }) => id === shownId)
  return shown ? (
    <Suspense fallback={null}>
      <TaskPanel key={shown.id} task={shown} />
    </Suspense>
  ) : null
}
