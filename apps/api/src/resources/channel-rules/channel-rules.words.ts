import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to channel_rules. */
export const channelRulesWords: WordsByName = {
  channel: said('渠道', 'Channel', 'The channel the rules are for', 'platform'),
  enabled: said('启用', 'In force', 'Whether the rules are applied'),
}
