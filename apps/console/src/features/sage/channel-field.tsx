import { channelRow } from '@omc/core'
import { Field, Select } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { channelOptions } from '../channels/channels.ts'
import type { Brief } from './sage-place.ts'

type ChannelFieldProps = {
  readonly channel: Brief['channel']
  readonly onChange: (channel: Brief['channel']) => void
}

/** The channel whose rules hold, or all of them. */
export const ChannelField = ({ channel, onChange }: ChannelFieldProps) => (
  <Field label={i18n.t('sage.channel')}>
    <Select
      value={channel ?? ''}
      onValueChange={(value) => onChange(channelRow(value)?.name ?? null)}
      options={[{ value: '', label: i18n.t('sage.anyChannel') }, ...channelOptions()]}
    />
  </Field>
)
