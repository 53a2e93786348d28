import { create, set_sn_priority, update } from '@omc/sdk/forms/creative_materials'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { mediaSection } from '../../../kit/detail/media-section.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { PictureInput } from '../../uploads/picture-input.tsx'

const INPUTS = ['filename', 'sn', 'priority', 'category'] as const

export const EditPanel = detailPanel(
  defineDetail('creative_materials', {
    title: ({ filename }) => filename,
    form: defineForm(update, {
      title: () => i18n.t('creativePicture.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      saved: () => i18n.t('creativePicture.saved'),
    }),
    sections: [
      mediaSection(({ image, make_image: made }) => ({ cover: made, images: [image] })),
      { kind: 'inputs', inputs: INPUTS },
    ],
  }),
)

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('creativePicture.new'),
    inputs: ['image', ...INPUTS],
    controls: { image: PictureInput },
    saved: () => i18n.t('creativePicture.added'),
  }),
)

export const PriorityPanel = newPanel(
  defineForm(set_sn_priority, {
    title: () => i18n.t('creativePicture.priority'),
    intro: () => i18n.t('creativePicture.priorityHint'),
    inputs: ['sn', 'priority'],
    saved: () => i18n.t('creativePicture.prioritised'),
  }),
)
