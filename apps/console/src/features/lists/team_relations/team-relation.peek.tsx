import { status as orderStatus } from '@omc/sdk/fields/team_orders'
import * as fields from '@omc/sdk/fields/team_relations'
import { formatCny } from '@omc/shell'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'

const MOST_ORDERS = 20

export const Peek = peekPanel(
  defineDetail('team_relations', {
    title: ({ nickname, uid }) => nickname || uid,
    description: ({ uid }) => uid,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('teamRelation.about'),
        facts: {
          platform: fields.platform,
          relation_id: fields.relation_id,
          bind_date: fields.bind_date,
          state: fields.state,
          orders_count: fields.orders_count,
          updated_at: fields.updated_at,
        },
      },
      readSection({
        operation: 'team_orders.list',
        title: () => i18n.t('teamRelation.orders'),
        args: ({ id }) => ({ 'filter[team_relation_id]': [id], 'page[size]': MOST_ORDERS }),
        empty: () => i18n.t('teamRelation.noOrders'),
        Show: ({ data: { items } }) => (
          <RecordLines>
            {items.map(({ id, record_date: day, item_title: title, status, cps_amount: cps }) => (
              <RecordLine
                key={id}
                title={title}
                aside={`${day} · ${choiceLabel(orderStatus, status)} · ${formatCny(cps)}`}
              />
            ))}
          </RecordLines>
        ),
      }),
    ],
  }),
)
