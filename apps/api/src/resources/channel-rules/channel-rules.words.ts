import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** What is meant by fields of channel_rules where it is their own. */
export const channelRulesWords: WordsByName = {
  channel: said('渠道', 'Channel', 'The channel the rules are for', 'platform'),
  enabled: said('启用', 'In force', 'Whether the rules are applied'),
}
