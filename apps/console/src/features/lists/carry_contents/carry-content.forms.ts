import { generate_carry_creator, sync_to_publish } from '@omc/sdk/forms/carry_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'

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
