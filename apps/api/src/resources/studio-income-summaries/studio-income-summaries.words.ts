import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'
import { AGENCY_WORDS } from '../../orders/agency.ts'

/** Field descriptions specific to studio_income_summaries. */
export const studioIncomeSummariesWords: WordsByName = {
  ...AGENCY_WORDS,
  amount: said('成交金额', 'Turnover', 'What the buyers paid on the day', 'yuan'),
  orders_count: said('订单数', 'Orders', 'Orders of the day'),
}
