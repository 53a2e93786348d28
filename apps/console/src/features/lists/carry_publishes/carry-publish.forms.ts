import { SOURCES } from '@omc/core'
import * as fields from '@omc/sdk/fields/carry_publishes'
import {
  batch_publish_status,
  clear_source_items,
  exec_publish_job,
  save_to_processed,
} from '@omc/sdk/forms/carry_publishes'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { AskedRow } from '../../../kit/list/list-names.ts'

const AGAIN = ['title', 'desc', 'topic', 'cover', 'images', 'paragraphs'] as const

export const AgainPanel = detailPanel(
  defineDetail('carry_publishes', {
    title: ({ title }) => title,
    description: () => i18n.t('publish.againHint'),
    form: defineForm(save_to_processed, {
      title: () => i18n.t('publish.again'),
      inputs: AGAIN,
      given: ({ id }) => ({ id }),
      submit: () => i18n.t('publish.keep'),
      saved: () => i18n.t('publish.kept'),
    }),
    sections: [{ kind: 'inputs', inputs: AGAIN }],
  }),
)

export const MovePanel = bulkForm(
  defineForm(batch_publish_status, {
    title: () => i18n.t('publish.moveTitle'),
    inputs: ['status', 'reason'],
    options: {
      status: () =>
        ['published', 'processed'].map((value) => ({
          value,
          label: choiceLabel(fields.status, value),
        })),
    },
    submit: () => i18n.t('publish.move'),
    saved: () => i18n.t('publish.moved'),
  }),
)

export const RequeuePanel = bulkForm(
  defineForm(exec_publish_job, {
    title: () => i18n.t('publish.requeueTitle'),
    intro: () => i18n.t('publish.requeueHint'),
    inputs: ['draft', 'activity', 'priority'],
    submit: () => i18n.t('publish.requeue'),
    saved: () => i18n.t('publish.requeued'),
  }),
)

export const ClearGoodsPanel = rowForm(
  defineForm(clear_source_items, {
    title: () => i18n.t('publish.clearGoodsTitle'),
    inputs: ['source'],
    given: ({ id }) => ({ id }),
    controls: { source: platformChoice(SOURCES) },
    submit: () => i18n.t('publish.clearGoods'),
    saved: ({ count }) => i18n.t('publish.goodsCleared', { count }),
  }),
  ({ title }: AskedRow<'carry_publishes', 'title'>) => title,
)
