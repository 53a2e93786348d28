import * as fields from '@omc/sdk/fields/deliveries'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { eventName } from '../webhooks/event-name.ts'

export const Peek = peekPanel(
  defineDetail('deliveries', {
    title: ({ event }) => eventName(event),
    sections: [
      {
        kind: 'facts',
        facts: {
          state: fields.state,
          tries: fields.tries,
          response_status: fields.response_status,
          error: fields.error,
          next_try_at: fields.next_try_at,
          delivered_at: fields.delivered_at,
          delivery_key: fields.delivery_key,
          replay_of: fields.replay_of,
          created_at: fields.created_at,
        },
      },
      {
        kind: 'part',
        title: () => i18n.t('delivery.payload'),
        // The list has no payload: it is there with the record.
        Part: ({ record: { payload } }) =>
          payload === undefined ? null : (
            <pre className="max-h-96 overflow-auto rounded-card bg-subtle p-3 text-xs text-fg2">
              {JSON.stringify(payload, null, 2)}
            </pre>
          ),
      },
    ],
  }),
)
