import { CHANNEL_ROWS, channelRow } from '@omc/core'
import { currentLanguage } from '../../app/i18n/i18n.ts'

/** What a channel is called; one this console does not know keeps its name. */
export const channelName = (channel: string): string =>
  channelRow(channel)?.title[currentLanguage()] ?? channel

export const channelOptions = () =>
  CHANNEL_ROWS.map(({ name, title }) => ({ value: name, label: title[currentLanguage()] }))
