import { CHANNELS, SOURCES } from '@omc/core'
import * as fields from '@omc/sdk/fields/smart_contents'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { idOf, takePanel, USABLE } from '../../contents/take-panel.tsx'

const form = addressForm('smart_contents.get_downloaded_content', {
  title: () => i18n.t('smartContent.take'),
  intro: () => i18n.t('smartContent.takeHint'),
  inputs: {
    channel: fields.channel,
    source: fields.source,
    category: fields.category,
    status: { ...fields.status, many: true },
  },
  controls: { channel: platformChoice(CHANNELS), source: platformChoice(SOURCES) },
  options: {
    status: () => USABLE.map((value) => ({ value, label: choiceLabel(fields.status, value) })),
  },
  submit: () => i18n.t('smartContent.take'),
  // The server answers nothing where no content fits.
  saved: (answer) => i18n.t(idOf(answer) === null ? 'smartContent.noneLeft' : 'smartContent.taken'),
})

/** Takes the next usable content out and opens it. */
export const TakePanel = takePanel(form)
