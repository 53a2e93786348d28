import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to channels. */
export const channelsWords: WordsByName = {
  name: said('渠道', 'Channel', 'Name that accounts and contents carry', 'platform'),
  title_zh: said('中文名', 'Name in Chinese', 'What people read in Chinese'),
  title_en: said('英文名', 'Name in English', 'What people read in English'),
  enabled: said('启用', 'On', 'Whether the channel is asked at all'),
  has_token: said('已设令牌', 'Token set', 'Whether a token is kept', 'flag'),
  token_set_at: said('令牌设置时间', 'Token set at', 'When the token was set last', 'instant'),
  accounts_count: said('账号数', 'Accounts', 'Accounts of all teams on the channel', 'count'),
}
