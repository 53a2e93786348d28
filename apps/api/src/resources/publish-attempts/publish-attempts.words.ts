import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to publish_attempts. */
export const publishAttemptsWords: WordsByName = {
  platform: said('渠道', 'Channel', 'Channel of its account', 'platform'),
  state: said(
    '状态',
    'State',
    'How far the try has come; `unknown` means that nobody knows yet whether it is live',
  ),
  code: said('代码', 'Code', 'The channel’s or the loop’s word for the outcome', 'key'),
  message: said('说明', 'Message', 'What the channel said'),
  reason: said(
    '原因',
    'Reason',
    'What the person saw at the channel; it stands in the audit trail',
  ),
  claimed_at: said('领取时间', 'Claimed', 'When the device took it'),
  settled_at: said('确定时间', 'Settled', 'When its outcome was certain'),
  evidence: said(
    '凭据',
    'Evidence',
    'What the device said where the channel did not confirm it; null where nothing was disputed',
  ),
  outcome: said('结果', 'Outcome', 'What the device reported', 'key'),
}
