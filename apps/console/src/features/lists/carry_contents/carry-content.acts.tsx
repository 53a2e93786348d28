import { ArrowRightLeft, Send, Split } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { panelWith } from '../../../kit/list/panel-with.ts'
import { opensEditor } from '../../content-editor/opens-editor.tsx'

type Row = AskedRow<'carry_contents', 'title' | 'status'>

/** Texts of the panels, loaded with the first of them. */
export const carryContentPanels = textPart(
  () => import('./carry-content-panels.zh.ts'),
  () => import('./carry-content-panels.en.ts'),
)

const forms = () => import('./carry-content.forms.ts')
// Not by `movesStatus`, whose file would be one more script of the first list.
const MoveStatusPanel = panelPart(async () =>
  (await import('../../contents/move-status-panel.tsx')).moveStatusPanel(
    'carry_contents.batch_content_status',
  ),
)
const ToPublishPanel = panelPart(
  async () => (await import('../../contents/to-publish-panel.tsx')).ToPublishPanel,
)
const EditPanel = opensEditor('carry_contents')
const SharePanel = panelPart(async () => (await forms()).SharePanel)
const ToWritingPanel = panelPart(async () => (await forms()).ToWritingPanel)
const ReviewPanel = panelWith(carryContentPanels, async () => (await forms()).ReviewPanel)
const AssignPanel = panelWith(carryContentPanels, async () => (await forms()).AssignPanel)
const SubmitPanel = panelWith(
  carryContentPanels,
  async () => (await import('./carry-content.submit.tsx')).SubmitPanel,
)
const TextPanel = panelWith(
  carryContentPanels,
  async () => (await import('./carry-content.text.tsx')).TextPanel,
)
const TakePanel = panelWith(
  carryContentPanels,
  async () => (await import('./carry-content.take.ts')).TakePanel,
)

/** Contents that may stand in a queue leave it when they are deleted. */
const mayBeQueued = ({ status }: Row) => status === 'processed' || status === 'checked'
const deleteAsk = ({ title }: Row) => ({
  title: i18n.t('carryContent.deleteTitle'),
  description: title,
  confirm: i18n.t('carryContent.delete'),
  tone: 'danger' as const,
})

/** The next step of the life cycle stands first. */
export const row = [
  {
    operation: 'carry_contents.audit_creative_content',
    label: () => i18n.t('carryContent.review'),
    Panel: ReviewPanel,
    isFor: ({ status }: Row) => status === 'processed',
  },
  {
    operation: 'carry_contents.submit_to_publish',
    label: () => i18n.t('carryContent.submit'),
    Panel: SubmitPanel,
    isFor: ({ status }: Row) => status === 'checked' || status === 'published',
  },
  runs('carry_contents.refresh_content_aweme', {
    label: () => i18n.t('carryContent.refresh'),
    args: ({ id }: Row) => ({ id }),
    done: () => i18n.t('carryContent.refreshed'),
  }),
  {
    operation: 'carry_contents.update',
    label: () => i18n.t('carryContent.edit'),
    Panel: EditPanel,
  },
  {
    operation: 'carry_contents.get_content_desc',
    label: () => i18n.t('carryContent.text'),
    Panel: TextPanel,
  },
  {
    ...runs('carry_contents.delete', {
      label: () => i18n.t('carryContent.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: deleteAsk,
      done: () => i18n.t('carryContent.deleted'),
    }),
    isFor: (one: Row) => !mayBeQueued(one),
  },
  {
    ...runs('carry_contents.delete_creation_content', {
      label: () => i18n.t('carryContent.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: deleteAsk,
      done: () => i18n.t('carryContent.deleted'),
    }),
    isFor: mayBeQueued,
  },
] as const

export const bulk = [
  {
    operation: 'carry_contents.batch_content_status',
    label: () => i18n.t('carryContent.move'),
    icon: <ArrowRightLeft size={14} aria-hidden />,
    Panel: MoveStatusPanel,
    ...matches('carry_contents.batch_content_status'),
  },
  {
    operation: 'carry_contents.batch_to_publish',
    label: () => i18n.t('carryContent.toPublish'),
    icon: <Send size={14} aria-hidden />,
    Panel: ToPublishPanel,
    ...matches('carry_contents.batch_to_publish'),
  },
  {
    operation: 'carry_contents.sync_to_publish',
    label: () => i18n.t('carryContent.share'),
    icon: <Split size={14} aria-hidden />,
    Panel: SharePanel,
    ...matches('carry_contents.sync_to_publish'),
  },
  {
    operation: 'studio_accounts.batch_assign_contents',
    label: () => i18n.t('carryContent.assign'),
    Panel: AssignPanel,
    ...matches('studio_accounts.batch_assign_contents'),
  },
  runs('carry_contents.sync_content_detail', {
    label: () => i18n.t('carryContent.complete'),
    args: (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id) }),
    done: (_answer, rows) => i18n.t('carryContent.completing', { count: rows.length }),
  }),
  {
    operation: 'carry_contents.generate_carry_creator',
    label: () => i18n.t('carryContent.toWriting'),
    Panel: ToWritingPanel,
    ...matches('carry_contents.generate_carry_creator'),
  },
] as const

export const page = [
  {
    operation: 'carry_contents.get_downloaded_content',
    label: () => i18n.t('carryContent.take'),
    Panel: TakePanel,
  },
  runs('carry_contents.refresh_content_status_cache', {
    label: () => i18n.t('carryContent.align'),
    args: () => ({}),
    done: ({ changed }) => i18n.t('carryContent.aligned', { count: changed }),
  }),
] as const
