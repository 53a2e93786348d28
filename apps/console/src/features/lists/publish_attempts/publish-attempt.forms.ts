import { resolve } from '@omc/sdk/forms/publish_attempts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import { nameOfAttempt } from './queued-content.ts'

export const PublishedPanel = rowForm(
  defineForm(resolve, {
    title: () => i18n.t('publishAttempt.publishedTitle'),
    intro: () => i18n.t('publishAttempt.publishedHint'),
    inputs: ['feed_id', 'reason'],
    given: ({ id }) => ({ id, resolution: 'published' }),
    check: ({ feed_id: feedId }) =>
      feedId ? {} : { feed_id: i18n.t('publishAttempt.feedIdNeeded') },
    submit: () => i18n.t('publishAttempt.savePublished'),
    saved: () => i18n.t('publishAttempt.settled'),
  }),
  nameOfAttempt,
)

export const NotPublishedPanel = rowForm(
  defineForm(resolve, {
    title: () => i18n.t('publishAttempt.notPublishedTitle'),
    intro: () => i18n.t('publishAttempt.notPublishedHint'),
    inputs: ['reason'],
    given: ({ id }) => ({ id, resolution: 'not_published' }),
    submit: () => i18n.t('publishAttempt.saveNotPublished'),
    saved: () => i18n.t('publishAttempt.settled'),
  }),
  nameOfAttempt,
)

export const SetAsidePanel = rowForm(
  defineForm(resolve, {
    title: () => i18n.t('publishAttempt.setAsideTitle'),
    intro: () => i18n.t('publishAttempt.setAsideHint'),
    inputs: ['reason'],
    given: ({ id }) => ({ id, resolution: 'set_aside' }),
    submit: () => i18n.t('publishAttempt.saveSetAside'),
    saved: () => i18n.t('publishAttempt.settled'),
  }),
  nameOfAttempt,
)
