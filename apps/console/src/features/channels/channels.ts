import { CHANNEL_ROWS } from '@omc/core'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'

export const channelOptions = () =>
  CHANNEL_ROWS.map(({ name, title }) => ({ value: name, label: title[currentLanguage()] }))
