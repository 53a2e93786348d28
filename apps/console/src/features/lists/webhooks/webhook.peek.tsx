import { state as deliveryState } from '@omc/sdk/fields/deliveries'
import * as fields from '@omc/sdk/fields/webhooks'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { ActButton } from '../../../kit/list/acts/act-button.tsx'
import { InstantText } from '../../../kit/list/cells.tsx'
import { runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { eventName } from './event-name.ts'

const MOST_DELIVERIES = 20

type Delivery = AskedRow<
  'deliveries',
  'event' | 'state' | 'tries' | 'response_status' | 'error' | 'created_at'
>

const replay = runs('deliveries.replay', {
  label: () => i18n.t('webhook.replay'),
  args: ({ id }: Delivery) => ({ id }),
  done: () => i18n.t('webhook.replayed'),
})

/** One notification: when, how it went, what the address answered. */
function DeliveryLine({ delivery }: { readonly delivery: Delivery }) {
  const { event, state, tries, response_status: status, error, created_at: at } = delivery
  const answer = [
    status === null ? '' : i18n.t('webhook.answered', { status }),
    i18n.t('webhook.tries', { count: tries }),
  ]
  return (
    <RecordLine
      title={eventName(event)}
      aside={
        <span className={state === 'failed' ? 'text-danger-fg' : ''}>
          {choiceLabel(deliveryState, state)}
        </span>
      }
      below={
        <span className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-fg3">
          <span>
            <InstantText at={at} /> {answer.filter(Boolean).join(' · ')}
          </span>
          {state === 'pending' ? null : (
            <ActButton act={replay} row={delivery} name={eventName(event)} />
          )}
          {error ? <span className="w-full break-words text-danger-fg">{error}</span> : null}
        </span>
      }
    />
  )
}

export const Peek = peekPanel(
  defineDetail('webhooks', {
    title: ({ name }) => name,
    description: ({ url }) => url,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('webhook.about'),
        facts: {
          events: fields.events,
          enabled: fields.enabled,
          disabled_why: fields.disabled_why,
          pending_count: fields.pending_count,
          failure_count: fields.failure_count,
          last_delivered_at: fields.last_delivered_at,
          has_secret: fields.has_secret,
          secret_set_at: fields.secret_set_at,
          updated_at: fields.updated_at,
        },
        cells: { events: ({ record }) => record.events.map(eventName).join(' · ') },
      },
      readSection({
        operation: 'deliveries.list',
        title: () => i18n.t('webhook.deliveries'),
        args: ({ id }) => ({
          'filter[webhook_id]': [id],
          sort: '-created_at' as const,
          'page[size]': MOST_DELIVERIES,
        }),
        empty: () => i18n.t('webhook.noDeliveries'),
        Show: ({ data: { items } }) => (
          <RecordLines>
            {items.map((delivery) => (
              <DeliveryLine key={delivery.id} delivery={delivery} />
            ))}
          </RecordLines>
        ),
      }),
    ],
  }),
)
