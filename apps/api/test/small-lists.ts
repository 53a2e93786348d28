/**
 * Lists that stay small whatever happens: as many rows as a team has people, rules, screens or
 * settings. The others have to find their page by an index at a million rows.
 */
export const SMALL_LISTS = new Set([
  'users',
  'business_teams',
  'business_categories',
  'channels',
  'channel_rules',
  'creative_templates',
  'sessions',
  'views',
  'webhooks',
  'plans',
  'devices',
  'goudong_gold_ranks',
  'windmill_crowds',
])
