import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'
import { AGENCY_WORDS } from '../../orders/agency.ts'

/** Field descriptions specific to smart_publish_reports. */
export const smartPublishReportsWords: WordsByName = {
  ...AGENCY_WORDS,
  published_count: said(
    '发布成功数',
    'Published',
    'Posts of the account that went live on the day',
  ),
  orders_count: said('订单数', 'Orders', 'Orders of the day'),
  synced_at: said('同步时间', 'Synced', 'When the day’s figures were read last'),
}
