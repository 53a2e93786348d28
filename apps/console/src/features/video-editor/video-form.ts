import { update } from '@omc/sdk/forms/studio_contents'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../kit/choices/record-choice.tsx'
import { defineForm } from '../../kit/form/form-definition.ts'
import { ItemsInput } from './items-input.tsx'
import { TopicInput } from './topic-input.tsx'
import { areNumbered } from './video-items.ts'

/** Inputs beside the player. */
export const WRITTEN = [
  'title',
  'desc',
  'topic',
  'studio_account_id',
  'items',
  'audio_text',
  'remark',
] as const
/** Inputs that are set at the player. */
const SET = ['video', 'cover', 'ratio'] as const
export type SetInput = (typeof SET)[number]

/** @source screens §2.6, VideoEditor */
export const videoForm = defineForm(update, {
  title: () => i18n.t('contentAct.edit'),
  inputs: [...WRITTEN, ...SET],
  given: ({ id }) => ({ id }),
  controls: {
    studio_account_id: recordChoice('studio_accounts.get_select'),
    topic: TopicInput,
    items: ItemsInput,
  },
  check: ({ items, title }) => ({
    items: areNumbered(items) ? undefined : i18n.t('videoEditor.itemFault'),
    title: (title ?? '').trim() === '' ? i18n.t('videoEditor.titleFault') : undefined,
  }),
  saved: () => i18n.t('contentAct.saved'),
})
