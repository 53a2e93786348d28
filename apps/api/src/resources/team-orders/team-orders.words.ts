import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to team_orders. */
export const teamOrdersWords: WordsByName = {
  status: said(
    '状态',
    'Status',
    '`paid` by the buyer, `settled` with its commission, or `refunded`',
  ),
  amount: said('订单金额', 'Amount', 'What the buyer paid', 'yuan'),
  record_date: said('下单日期', 'Ordered on', 'The day of the order'),
  created_at: said('记录时间', 'Recorded', 'When the order was recorded here'),
}
