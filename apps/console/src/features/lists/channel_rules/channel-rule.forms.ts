import { update } from '@omc/sdk/forms/channel_rules'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { platformName } from '../../../kit/list/platform-name.ts'

const SECTIONS = [
  {
    title: () => i18n.t('channelRule.text'),
    inputs: ['title_min', 'title_max', 'desc_max', 'paragraphs_max', 'topics_max'],
  },
  {
    title: () => i18n.t('channelRule.pictures'),
    inputs: ['images_min', 'images_max', 'image_ratios', 'items_max'],
  },
  { inputs: ['enabled', 'remark'] },
] as const

const isTurned = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max

const form = defineForm(update, {
  title: () => i18n.t('channelRule.edit'),
  inputs: SECTIONS,
  given: ({ id }) => ({ id }),
  check: (values) => ({
    title_max: isTurned(values.title_min, values.title_max)
      ? i18n.t('channelRule.turned')
      : undefined,
    images_max: isTurned(values.images_min, values.images_max)
      ? i18n.t('channelRule.turned')
      : undefined,
  }),
  saved: () => i18n.t('channelRule.saved'),
})

export const EditPanel = detailPanel(
  defineDetail('channel_rules', {
    title: ({ channel }) => platformName(channel),
    form,
    sections: SECTIONS.map((section) => ({ kind: 'inputs' as const, ...section })),
  }),
)
