import { subscribeKey } from 'valtio/utils'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { changeCalls, showTask, taskStore } from '../../kit/tasks/task-store.ts'
import { isOpen, type CallsTask } from '../../kit/tasks/task.ts'
import { undoWrites } from '../../kit/tasks/undo-writes.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts'>

/**
 * Tells when calls of the page have ended while their panel is folded away. Notices tell of jobs.
 *
 * @returns stops telling
 */
export function tellEndings(ports: Ports): () => void {
  let open = new Set<string>()
  return subscribeKey(taskStore, 'list', (list) => {
    for (const task of list)
      if (task.kind === 'calls' && open.has(task.id) && !isOpen(task)) tell(ports, task)
    open = new Set(list.filter(isOpen).map(({ id }) => id))
  })
}

function tell(ports: Ports, task: CallsTask): void {
  const { id, title: name, operation, doneCount: done, failedCount: failed, undoIds } = task
  if (taskStore.shownId === id) return
  const show = { label: i18n.t('task.show'), onSelect: () => showTask(id) }
  const undo = async () => {
    const left = await undoWrites(ports, operation, undoIds)
    changeCalls(id, () => ({ undoIds: left }))
  }
  if (failed > 0)
    ports.toasts.show({
      tone: 'warning',
      title: i18n.t('task.endedPartly', { name, done, failed }),
      action: show,
    })
  else
    ports.toasts.show({
      tone: 'success',
      title: i18n.t('task.ended', { name, count: done }),
      action:
        undoIds.length > 0 ? { label: i18n.t('rows.undo'), onSelect: () => void undo() } : show,
    })
}
