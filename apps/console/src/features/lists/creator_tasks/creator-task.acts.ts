import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RecordAct } from '../../../kit/list/acts/record-acts.tsx'
import { runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { taskName } from './task-name.ts'

export type TaskRow = AskedRow<
  'creator_tasks',
  'keyword' | 'topic' | 'category' | 'closed_at' | 'contents_count'
>

const forms = () => import('./creator-task.forms.ts')
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const CopyPanel = panelPart(async () => (await forms()).CopyPanel)
const WritePanel = panelPart(async () => (await forms()).WritePanel)
const StatusPanel = panelPart(async () => (await forms()).StatusPanel)
const ImportPanel = panelPart(async () => (await import('./task-import.tsx')).TaskImport)

const isOpen = ({ closed_at: at }: TaskRow): boolean => at === null
const hasContents = ({ contents_count: count }: TaskRow): boolean => count > 0

/** Acts on the task itself. */
export const ofTask = [
  { operation: 'creator_tasks.update', label: () => i18n.t('creatorTask.edit'), Panel: EditPanel },
  {
    operation: 'creator_tasks.copy_to_user',
    label: () => i18n.t('creatorTask.copy'),
    isFor: isOpen,
    Panel: CopyPanel,
  },
  {
    ...runs('creator_tasks.close_task', {
      label: () => i18n.t('creatorTask.close'),
      args: ({ id }: TaskRow) => ({ id }),
      ask: (task: TaskRow) => ({
        title: i18n.t('creatorTask.closeTitle'),
        description: i18n.t('creatorTask.closeHint', { name: taskName(task) }),
        confirm: i18n.t('creatorTask.close'),
      }),
      done: () => i18n.t('creatorTask.closeDone'),
    }),
    isFor: isOpen,
  },
  {
    ...runs('creator_tasks.restore', {
      label: () => i18n.t('creatorTask.reopen'),
      args: ({ id }: TaskRow) => ({ id }),
      done: () => i18n.t('creatorTask.reopened'),
    }),
    isFor: (task: TaskRow) => !isOpen(task),
  },
] as const satisfies readonly RecordAct<TaskRow>[]

const transferred = (key: 'toSmart' | 'toPersonify') => ({
  label: () => i18n.t(`creatorTask.${key}`),
  args: ({ id }: TaskRow) => ({ id }),
  ask: (task: TaskRow) => ({
    title: i18n.t('creatorTask.transferTitle'),
    description: i18n.t('creatorTask.transferHint', { name: taskName(task) }),
    confirm: i18n.t(`creatorTask.${key}`),
  }),
  done: ({ succeeded }: { readonly succeeded: readonly unknown[] }) =>
    i18n.t(`creatorTask.${key}Done`, { count: succeeded.length }),
})

const hasOpenContents = (task: TaskRow): boolean => isOpen(task) && hasContents(task)

/** Acts that bring contents into the task, and act on all of them. */
export const ofContents: readonly RecordAct<TaskRow>[] = [
  {
    operation: 'creator_tasks.creation_contents',
    label: () => i18n.t('creatorTask.write'),
    isFor: isOpen,
    Panel: WritePanel,
  },
  {
    ...runs('creator_tasks.sync_content', {
      label: () => i18n.t('creatorTask.sync'),
      args: ({ id }: TaskRow) => ({ id }),
      done: ({ found, created, updated }) =>
        i18n.t('creatorTask.synced', { found, created, updated }),
    }),
    isFor: isOpen,
  },
  {
    operation: 'creator_tasks.add_content_from_import',
    label: () => i18n.t('creatorTask.import'),
    isFor: isOpen,
    Panel: ImportPanel,
  },
  {
    operation: 'creator_tasks.set_content_status',
    label: () => i18n.t('creatorTask.status'),
    isFor: hasContents,
    Panel: StatusPanel,
  },
  {
    ...runs('creator_tasks.transfer_to_smart', transferred('toSmart')),
    isFor: hasOpenContents,
  },
  {
    ...runs('creator_tasks.transfer_to_personify', transferred('toPersonify')),
    isFor: hasOpenContents,
  },
  {
    ...runs('creator_tasks.clear_contents', {
      label: () => i18n.t('creatorTask.clear'),
      args: ({ id }: TaskRow) => ({ id }),
      ask: (task: TaskRow) => ({
        title: i18n.t('creatorTask.clearTitle'),
        description: i18n.t('creatorTask.clearHint', {
          name: taskName(task),
          count: task.contents_count,
        }),
        confirm: i18n.t('creatorTask.clear'),
        tone: 'danger',
      }),
      done: ({ count }) => i18n.t('creatorTask.cleared', { count }),
    }),
    isFor: hasContents,
  },
]
