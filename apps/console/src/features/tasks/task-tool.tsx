import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { lazyExtra } from '../../kernel/errors/lazy-extra.ts'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { taskTexts } from '../../kernel/i18n/later-parts.ts'
import { taskStore } from '../../kit/tasks/task-store.ts'
import { useDockedRuns } from '../publishing/host/dock-store.ts'

/** Button of the task tray; shown only if there are tasks or docked frames. */
export function TaskTool() {
  const hasTasks = useSnapshot(taskStore).list.length > 0
  const hasDocked = useDockedRuns().length > 0
  return hasTasks || hasDocked ? (
    <Suspense fallback={null}>
      <TaskTray />
    </Suspense>
  ) : null
}

const TaskTray = lazyExtra(() => withTexts(taskTexts, () => import('./task-tray.tsx')))
