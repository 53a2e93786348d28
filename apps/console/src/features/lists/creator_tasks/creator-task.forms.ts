import {
  copy_to_user,
  create,
  creation_contents,
  set_content_status,
  update,
} from '@omc/sdk/forms/creator_tasks'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import { taskName } from './task-name.ts'

const INPUTS = [
  'platform',
  'keyword',
  'category',
  'goods_id',
  'topic',
  'topics',
  'user_id',
  'dash',
  'remark',
] as const
const PERSON = recordChoice('users.get_role_select')
const CONTROLS = { platform: platformChoice(), user_id: PERSON }

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('creatorTask.new'),
    inputs: INPUTS,
    controls: CONTROLS,
    saved: () => i18n.t('creatorTask.made'),
  }),
)

export const EditPanel = detailPanel(
  defineDetail('creator_tasks', {
    title: taskName,
    form: defineForm(update, {
      title: () => i18n.t('creatorTask.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: CONTROLS,
      saved: () => i18n.t('creatorTask.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

type Task = Parameters<typeof taskName>[0]

export const CopyPanel = rowForm<Task>(
  defineForm(copy_to_user, {
    title: () => i18n.t('creatorTask.copyTitle'),
    intro: () => i18n.t('creatorTask.copyHint'),
    inputs: ['user_id'],
    given: ({ id }) => ({ id }),
    controls: { user_id: PERSON },
    saved: ({ existing }) => i18n.t(existing ? 'creatorTask.copiedBefore' : 'creatorTask.copied'),
  }),
  taskName,
)

export const WritePanel = rowForm<Task>(
  defineForm(creation_contents, {
    title: () => i18n.t('creatorTask.writeTitle'),
    intro: () => i18n.t('creatorTask.writeHint'),
    inputs: ['paragraphs'],
    given: ({ id }) => ({ id }),
    submit: () => i18n.t('creatorTask.write'),
    saved: ({ succeeded }) => i18n.t('creatorTask.written', { count: succeeded.length }),
  }),
  taskName,
)

export const StatusPanel = rowForm<Task>(
  defineForm(set_content_status, {
    title: () => i18n.t('creatorTask.statusTitle'),
    intro: () => i18n.t('creatorTask.statusHint'),
    inputs: ['from', 'status', 'reason'],
    given: ({ id }) => ({ id }),
    submit: () => i18n.t('creatorTask.status'),
    saved: ({ succeeded }) => i18n.t('creatorTask.statusDone', { count: succeeded.length }),
  }),
  taskName,
)
