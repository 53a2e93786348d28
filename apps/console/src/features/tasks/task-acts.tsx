import { Button } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { saveFile } from '../../kit/files/save-file.ts'
import { mayRun } from '../../kit/may-run.ts'
import { changeCalls, changeJob, controlsOf } from '../../kit/tasks/task-store.ts'
import { failedCount, isOpen, type Task } from '../../kit/tasks/task.ts'
import { undoWrites } from '../../kit/tasks/undo-writes.ts'
import { saveExport } from './save-export.ts'
import { resultCsv } from './task-result.ts'

/** Acts on a task, as far as its state allows them. */
export function TaskActs({ task }: { readonly task: Task }) {
  return isOpen(task) ? <OpenActs task={task} /> : <EndedActs task={task} />
}

function OpenActs({ task }: { readonly task: Task }) {
  const { t } = useTranslation()
  const person = usePerson()
  const { stop } = controlsOf(task.id)
  if (!stop || (task.kind === 'job' && !mayRun(person, 'jobs.cancel'))) return null
  return <Button onClick={stop}>{t(task.kind === 'job' ? 'task.cancel' : 'task.stop')}</Button>
}

function EndedActs({ task }: { readonly task: Task }) {
  const { t } = useTranslation()
  const services = useServices()
  const person = usePerson()
  const { retry } = controlsOf(task.id)
  const mayRetry =
    task.kind === 'calls'
      ? failedCount(task) > 0
      : task.state !== 'done' && mayRun(person, 'jobs.retry')
  return (
    <>
      <UndoButton task={task} />
      {task.rows.length > 0 ? (
        <Button variant="ghost" onClick={() => saveFile(resultCsv(task), `${task.title}.csv`)}>
          {t('task.saveRows')}
        </Button>
      ) : null}
      {task.kind === 'job' && task.exportId !== null && task.state === 'done' ? (
        <Button variant="primary" onClick={() => void saveExport(services, task.exportId ?? '')}>
          {t('task.download')}
        </Button>
      ) : null}
      {retry && mayRetry ? (
        <Button variant="primary" onClick={retry}>
          {t(task.kind === 'calls' ? 'task.retryFailed' : 'task.retry')}
        </Button>
      ) : null}
    </>
  )
}

function UndoButton({ task }: { readonly task: Task }) {
  const { t } = useTranslation()
  const services = useServices()
  const [isWorking, setWorking] = useState(false)
  if (task.undoIds.length === 0) return null
  const undo = async () => {
    setWorking(true)
    const undoIds = await undoWrites(services, task.operation, task.undoIds)
    setWorking(false)
    if (task.kind === 'calls') changeCalls(task.id, () => ({ undoIds }))
    else changeJob(task.id, { undoIds })
  }
  return (
    <Button variant="ghost" isLoading={isWorking} onClick={() => void undo()}>
      {task.kind === 'calls' ? t('task.undo', { count: task.doneCount }) : t('task.undoAll')}
    </Button>
  )
}
