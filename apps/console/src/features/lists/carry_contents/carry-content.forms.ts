import { CHANNELS } from '@omc/core'
import {
  audit_creative_content,
  generate_carry_creator,
  sync_to_publish,
  update,
} from '@omc/sdk/forms/carry_contents'
import { batch_assign_contents } from '@omc/sdk/forms/studio_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { recordsChoice } from '../../../kit/choices/records-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'
import { rowOfBulk } from '../../../kit/list/acts/row-of-bulk.tsx'
import { CONTENT_CONTROLS, contentPanel } from '../../content-editor/content-panel.ts'
import { useAccountLoad } from '../assigning/use-account-load.ts'

const INPUTS = [
  'title',
  'desc',
  'channel',
  'topic',
  'category',
  'business_category_id',
  'cover',
  'images',
  'paragraphs',
] as const

export const EditPanel = contentPanel(
  defineDetail('carry_contents', {
    title: ({ title }) => title,
    form: defineForm(update, {
      title: () => i18n.t('carryContent.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: {
        ...CONTENT_CONTROLS,
        channel: platformChoice(CHANNELS),
        business_category_id: recordChoice('business_categories.get_select'),
      },
      saved: () => i18n.t('carryContent.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

export const SharePanel = bulkForm(
  defineForm(sync_to_publish, {
    title: () => i18n.t('carryContent.shareTitle'),
    intro: () => i18n.t('carryContent.shareHint'),
    inputs: ['draft', 'activity', 'priority'],
    submit: () => i18n.t('carryContent.share'),
    saved: () => i18n.t('carryContent.shared'),
  }),
)

export const ToWritingPanel = bulkForm(
  defineForm(generate_carry_creator, {
    title: () => i18n.t('carryContent.toWritingTitle'),
    inputs: ['kind'],
    submit: () => i18n.t('carryContent.toWriting'),
    saved: () => i18n.t('carryContent.toWritten'),
  }),
)

export const ReviewPanel = rowOfBulk(
  bulkForm(
    defineForm(audit_creative_content, {
      title: () => i18n.t('carryContentPart.reviewTitle'),
      inputs: ['status', 'reason'],
      check: ({ status, reason }) => ({
        reason:
          status === 'rejected' && !reason?.trim()
            ? i18n.t('carryContentPart.needsReason')
            : undefined,
      }),
      submit: () => i18n.t('carryContent.review'),
      saved: () => i18n.t('carryContentPart.reviewed'),
    }),
  ),
)

export const AssignPanel = bulkForm(
  defineForm(batch_assign_contents, {
    title: () => i18n.t('carryContentPart.assignTitle'),
    intro: () => i18n.t('carryContentPart.assignHint'),
    inputs: ['account_ids'],
    controls: { account_ids: recordsChoice('studio_accounts.get_select', useAccountLoad) },
    submit: () => i18n.t('carryContent.assign'),
    saved: () => i18n.t('carryContentPart.assigned'),
  }),
)
