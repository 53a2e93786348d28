import type { StatusShape, Tone } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { failedCount, throughCount, type Task } from './task.ts'

type Look = { readonly tone: Tone; readonly shape: StatusShape }

/** Look of each state; the word is `task.state.<state>`. */
export const TASK_LOOK: Readonly<Record<Task['state'], Look>> = {
  queued: { tone: 'neutral', shape: 'clock' },
  running: { tone: 'info', shape: 'turning' },
  done: { tone: 'success', shape: 'dot' },
  failed: { tone: 'danger', shape: 'cross' },
  cancelled: { tone: 'neutral', shape: 'square' },
  stopped: { tone: 'warning', shape: 'square' },
  interrupted: { tone: 'warning', shape: 'alert' },
}

/** Number of rows done and failed, in words. */
export const countsText = (task: Task): string =>
  task.kind === 'calls' || failedCount(task) > 0
    ? i18n.t('task.counts', {
        done: throughCount(task) - failedCount(task),
        failed: failedCount(task),
      })
    : i18n.t('task.throughOpen', { through: task.doneCount })

/** How far a task is, for its bar. */
export const throughText = (task: Task): string =>
  task.totalCount === null
    ? i18n.t('task.throughOpen', { through: throughCount(task) })
    : i18n.t('task.through', { through: throughCount(task), total: task.totalCount })
