/** Columns whose change people would notice, by table. */
export const WATCHED: Readonly<Record<string, readonly string[]>> = {
  studio_accounts: ['platform', 'uid', 'nickname', 'avatar', 'category', 'fans_count', 'expires_at', 'permitted'],
  access_accounts: ['platform', 'uid', 'nickname', 'avatar', 'category', 'fans_count', 'level', 'permission', 'expires_at'],
  carry_sources: ['platform', 'author_id', 'nickname', 'avatar', 'summary', 'category', 'fans_count', 'contents_count', 'home_page_url'],
  studio_sources: ['platform', 'author_id', 'nickname', 'avatar', 'summary', 'fans_count'],
  smart_daren_accounts: ['nickname', 'avatar', 'category', 'channel_tags', 'area_tag', 'fans_count', 'video_30day_pv'],
  carry_contents: ['title', 'desc', 'cover', 'images', 'video', 'topic', 'category', 'source_author', 'author_id', 'item_ids', 'play', 'like_count', 'status'],
  studio_contents: ['title', 'desc', 'cover', 'images', 'topic', 'category', 'item_ids', 'play_count', 'like_count', 'status'],
  carry_materials: ['title', 'category', 'cover_url', 'source_user'],
  carry_items: ['title', 'shop_title', 'brand', 'pic_url', 'category', 'price_fen', 'commission_rate', 'commission_price_fen', 'sales', 'available'],
  business_pools: ['title', 'shop_title', 'pic_url', 'category', 'price_fen', 'commission_rate', 'sales', 'available'],
  studio_pools: ['title', 'shop_title', 'pic_url', 'category', 'price_fen', 'commission_rate'],
  goudong_gold_ranks: ['name', 'category', 'deleted_at'],
  goudong_gold_pools: ['title', 'shop_title', 'pic_url', 'category', 'price_fen', 'rank_no', 'rank_name', 'sales', 'deleted_at'],
  windmill_crowds: ['group_name', 'category', 'data_type', 'size'],
  windmill_contents: ['title', 'cover', 'group_name', 'category'],
  team_relations: ['uid', 'nickname', 'bind_date', 'state'],
  studio_orders: ['order_id', 'item_id', 'item_title', 'record_date', 'status', 'amount_fen', 'cps_amount_fen'],
  team_orders: ['order_id', 'nickname', 'item_title', 'record_date', 'status', 'amount_fen', 'cps_amount_fen'],
  studio_income_summaries: ['record_date', 'orders_count', 'amount_fen', 'cps_amount_fen'],
  carry_publishes: ['title', 'cover', 'channel', 'feed_id', 'source_user', 'pv_count', 'like_count', 'collect_count', 'comment_count'],
  smart_publish_reports: ['nickname', 'record_date', 'published_count', 'reported_count', 'pv_count', 'like_count', 'orders_count', 'cps_amount_fen'],
  business_teams: ['name'],
  users: ['full_name', 'username', 'avatar'],
} // oxfmt-ignore

/** Expressions for columns whose stored form differs from the compared form. */
const FORMS: Readonly<Record<string, string>> = {
  // Goods of a content are compared by id: a refresh may add a text to them.
  item_ids: `(select array_agg(i ->> 'item_id') from jsonb_array_elements(items) i)`,
}

/** Query for the watched columns of a table as JSON, by id. */
export const watchedQuery = (table: string, columns: readonly string[]): string =>
  `select id::text as id, jsonb_build_object(${columns
    .map((name) => `'${name}', ${FORMS[name] ?? `"${name}"`}`)
    .join(', ')}) as seen from ${table}`

/** Sums that people read: a refresh must not multiply them. */
export const SUMS: Readonly<Record<string, string>> = {
  'orders of accounts': 'select count(*)::int as n, sum(amount_fen)::float8 as fen from studio_orders',
  'orders of people': 'select count(*)::int as n, sum(amount_fen)::float8 as fen from team_orders',
  bonds: 'select count(*)::int as n from team_relations',
  groups: 'select count(*)::int as n from windmill_crowds',
  rankings: 'select count(*)::int as n from goudong_gold_ranks where deleted_at is null',
  'ranked goods': 'select count(*)::int as n from goudong_gold_pools where deleted_at is null',
  reports: 'select count(*)::int as n, sum(pv_count)::float8 as pv from smart_publish_reports',
} // oxfmt-ignore
