import { personMoves } from '@omc/core/ledger'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { panelWith } from '../../../kit/list/panel-with.ts'
import { opensEditor } from '../../content-editor/opens-editor.tsx'
import { rehearsalTexts } from '../../rehearsal/rehearsal-texts.ts'

type Row = AskedRow<'publish_contents', 'title' | 'status' | 'doubled_at'>

const forms = () => import('./publish-content.forms.ts')
const EditPanel = opensEditor('publish_contents')
const NewPanel = panelPart(async () => (await forms()).NewPanel)
const PriorityPanel = panelPart(async () => (await forms()).PriorityPanel)

const RehearsalPanel = panelWith(
  rehearsalTexts,
  async () => (await import('../../rehearsal/queue-rehearsal.tsx')).QueueRehearsal,
)

/** States in which a device may hold the item or it is done: it may no longer change. */
const HELD = ['claimed', 'submitting', 'unknown', 'needs_human', 'published']
const mayQueue = ({ status }: Row): boolean => personMoves(status).includes('queued')

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
const isFree = ({ status }: Row): boolean => !HELD.includes(status)

export const row = [
  {
    operation: 'publish_contents.update',
    label: () => i18n.t('publishQueue.edit'),
    Panel: EditPanel,
    isFor: isFree,
  },
  {
    ...runs('publish_contents.update', {
      label: () => i18n.t('publishQueue.pause'),
      args: ({ id }: Row) => ({ id, status: 'paused' as const }),
      done: () => i18n.t('publishQueue.paused'),
    }),
    isFor: ({ status }: Row) => personMoves(status).includes('paused'),
  },
  {
    ...runs('publish_contents.update', {
      label: () => i18n.t('publishQueue.resume'),
      args: ({ id }: Row) => ({ id, status: 'queued' as const }),
      done: () => i18n.t('publishQueue.resumed'),
    }),
    isFor: (one: Row) => mayQueue(one) && one.status !== 'refused',
  },
  {
    ...runs('publish_contents.update', {
      label: () => i18n.t('publishQueue.again'),
      args: ({ id }: Row) => ({ id, status: 'queued' as const }),
      done: () => i18n.t('publishQueue.queuedAgain'),
    }),
    isFor: (one: Row) => mayQueue(one) && one.status === 'refused',
  },
  {
    ...runs('publish_contents.delete', {
      label: () => i18n.t('publishQueue.withdraw'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ title }: Row) => ({
        title: i18n.t('publishQueue.withdrawTitle'),
        description: title,
        confirm: i18n.t('publishQueue.withdraw'),
        tone: 'danger',
      }),
      done: () => i18n.t('publishQueue.withdrawn'),
    }),
    isFor: isFree,
  },
  {
    ...runs('publish_contents.end_double', {
      label: () => i18n.t('publishQueue.endDouble'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ title }: Row) => ({
        title: i18n.t('publishQueue.endDoubleTitle'),
        description: title,
        confirm: i18n.t('publishQueue.endDouble'),
      }),
      done: () => i18n.t('publishQueue.doubleEnded'),
    }),
    isFor: ({ doubled_at: at }: Row) => at !== null,
  },
] as const

export const page = [
  {
    operation: 'publish_contents.create',
    label: () => i18n.t('publishQueue.new'),
    Panel: NewPanel,
  },
] as const

export const bulk = [
  {
    operation: 'publish_contents.batch_update',
    label: () => i18n.t('publishQueue.rehearse'),
    Panel: RehearsalPanel,
  },
  {
    operation: 'publish_contents.batch_update',
    label: () => i18n.t('publishQueue.setPriority'),
    Panel: PriorityPanel,
    ...matches('publish_contents.batch_update'),
  },
  {
    ...runs('publish_contents.batch_update', {
      label: () => i18n.t('publishQueue.pause'),
      args: (rows: readonly Row[]) => ({ ids: idsOf(rows), status: 'paused' as const }),
      done: () => i18n.t('publishQueue.paused'),
    }),
    ...matches('publish_contents.batch_update'),
  },
  {
    ...runs('publish_contents.batch_update', {
      label: () => i18n.t('publishQueue.again'),
      args: (rows: readonly Row[]) => ({ ids: idsOf(rows), status: 'queued' as const }),
      done: () => i18n.t('publishQueue.resumed'),
    }),
    ...matches('publish_contents.batch_update'),
  },
  {
    ...runs('publish_contents.delete', {
      label: () => i18n.t('publishQueue.withdraw'),
      args: ([one]: readonly Row[]) => ({ id: one?.id ?? '' }),
      ask: () => ({
        title: i18n.t('publishQueue.withdrawTitle'),
        description: '',
        confirm: i18n.t('publishQueue.withdraw'),
        tone: 'danger',
      }),
      done: () => i18n.t('publishQueue.withdrawn'),
    }),
    oneCallPerRow: true,
  },
] as const
