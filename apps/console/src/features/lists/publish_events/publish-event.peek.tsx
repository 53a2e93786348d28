import * as fields from '@omc/sdk/fields/publish_events'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail, type RecordOf } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ValueLines } from '../../../kit/detail/value-lines.tsx'
import { serverRow } from '../../publishing/run/event-rows.ts'
import { eventWords } from '../../publishing/screen/event-key.ts'

type Event = RecordOf<'publish_events'>

export const Peek = peekPanel(
  defineDetail('publish_events', {
    title: ({ title, id }) => title ?? `#${id}`,
    sections: [
      {
        kind: 'facts',
        facts: {
          created_at: fields.created_at,
          kind: fields.kind,
          studio_account_id: fields.studio_account_id,
          publish_content_id: fields.publish_content_id,
          attempt_id: fields.attempt_id,
          device_id: fields.device_id,
          user_id: fields.user_id,
        },
        cells: { kind: ({ record }) => <Kind record={record} /> },
      },
      {
        kind: 'part',
        title: () => i18n.t('publishEvent.detail'),
        Part: ({ record }) => <ValueLines values={record.detail ?? {}} />,
      },
    ],
  }),
)

function Kind({ record }: { readonly record: Event }) {
  const { t } = useTranslation()
  return eventWords(t, serverRow(record))
}
