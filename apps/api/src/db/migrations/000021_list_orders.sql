-- An index for each order a list can be asked for, so that a page of a million rows is found and
-- never sorted; and for the first page of people who see every team.

create index access_accounts_by_created_at on access_accounts (business_team_id, created_at, id) where deleted_at is null;
create index access_accounts_by_nickname on access_accounts (business_team_id, nickname, id) where deleted_at is null;
create index access_accounts_by_expires_at on access_accounts (business_team_id, expires_at, id) where deleted_at is null;
create index access_accounts_by_fans_count on access_accounts (business_team_id, fans_count, id) where deleted_at is null;
create index access_accounts_by_level on access_accounts (business_team_id, level, id) where deleted_at is null;
create index access_accounts_all_by_updated_at on access_accounts (updated_at, id) where deleted_at is null;

create index studio_accounts_by_created_at on studio_accounts (business_team_id, created_at, id) where deleted_at is null;
create index studio_accounts_by_nickname on studio_accounts (business_team_id, nickname, id) where deleted_at is null;
create index studio_accounts_by_fans_count on studio_accounts (business_team_id, fans_count, id) where deleted_at is null;
create index studio_accounts_by_day_task_count on studio_accounts (business_team_id, day_task_count, id) where deleted_at is null;
create index studio_accounts_by_expires_at on studio_accounts (business_team_id, expires_at, id) where deleted_at is null;
create index studio_accounts_all_by_updated_at on studio_accounts (updated_at, id) where deleted_at is null;

create index studio_contents_by_created_at on studio_contents (business_team_id, created_at, id) where deleted_at is null;
create index studio_contents_by_title on studio_contents (business_team_id, title, id) where deleted_at is null;
create index studio_contents_by_play_count on studio_contents (business_team_id, play_count, id) where deleted_at is null;
create index studio_contents_all_by_updated_at on studio_contents (updated_at, id) where deleted_at is null;

create index studio_pools_by_created_at on studio_pools (business_team_id, created_at, id) where deleted_at is null;
create index studio_pools_by_title on studio_pools (business_team_id, title, id) where deleted_at is null;
create index studio_pools_all_by_updated_at on studio_pools (updated_at, id) where deleted_at is null;

create index studio_sources_by_created_at on studio_sources (business_team_id, created_at, id) where deleted_at is null;
create index studio_sources_by_nickname on studio_sources (business_team_id, nickname, id) where deleted_at is null;
create index studio_sources_by_fans_count on studio_sources (business_team_id, fans_count, id) where deleted_at is null;
create index studio_sources_all_by_updated_at on studio_sources (updated_at, id) where deleted_at is null;

create index carry_contents_by_created_at on carry_contents (business_team_id, created_at, id) where deleted_at is null;
create index carry_contents_by_title on carry_contents (business_team_id, title, id) where deleted_at is null;
create index carry_contents_by_play on carry_contents (business_team_id, play, id) where deleted_at is null;
create index carry_contents_by_like_count on carry_contents (business_team_id, like_count, id) where deleted_at is null;
create index carry_contents_by_published_at on carry_contents (business_team_id, published_at, id) where deleted_at is null;
create index carry_contents_all_by_updated_at on carry_contents (updated_at, id) where deleted_at is null;

create index carry_materials_by_title on carry_materials (business_team_id, title, id) where deleted_at is null;
create index carry_materials_all_by_updated_at on carry_materials (updated_at, id) where deleted_at is null;

create index carry_items_all_by_updated_at on carry_items (updated_at, id) where deleted_at is null;

create index carry_item_details_all_by_updated_at on carry_item_details (updated_at, id) where deleted_at is null;

create index carry_publishes_by_created_at on carry_publishes (business_team_id, created_at, id) where deleted_at is null;
create index carry_publishes_by_published_at on carry_publishes (business_team_id, published_at, id) where deleted_at is null;
create index carry_publishes_by_pv_count on carry_publishes (business_team_id, pv_count, id) where deleted_at is null;
create index carry_publishes_by_like_count on carry_publishes (business_team_id, like_count, id) where deleted_at is null;
create index carry_publishes_by_collect_count on carry_publishes (business_team_id, collect_count, id) where deleted_at is null;
create index carry_publishes_by_comment_count on carry_publishes (business_team_id, comment_count, id) where deleted_at is null;
create index carry_publishes_by_priority on carry_publishes (business_team_id, priority, id) where deleted_at is null;
create index carry_publishes_all_by_updated_at on carry_publishes (updated_at, id) where deleted_at is null;

create index carry_sources_by_created_at on carry_sources (business_team_id, created_at, id) where deleted_at is null;
create index carry_sources_by_nickname on carry_sources (business_team_id, nickname, id) where deleted_at is null;
create index carry_sources_by_fans_count on carry_sources (business_team_id, fans_count, id) where deleted_at is null;
create index carry_sources_by_last_spider_at on carry_sources (business_team_id, last_spider_at, id) where deleted_at is null;
create index carry_sources_all_by_updated_at on carry_sources (updated_at, id) where deleted_at is null;

create index publish_contents_by_created_at on publish_contents (business_team_id, created_at, id) where deleted_at is null;
create index publish_contents_by_priority on publish_contents (business_team_id, priority, id) where deleted_at is null;
create index publish_contents_all_by_updated_at on publish_contents (updated_at, id) where deleted_at is null;

create index publish_attempts_by_claimed_at on publish_attempts (business_team_id, claimed_at, id);
create index publish_attempts_all_by_updated_at on publish_attempts (updated_at, id);

create index publish_events_by_created_at on publish_events (business_team_id, created_at, id);

create index creator_tasks_all_by_updated_at on creator_tasks (updated_at, id) where deleted_at is null;

create index creator_contents_all_by_updated_at on creator_contents (updated_at, id) where deleted_at is null;

create index business_pools_by_created_at on business_pools (business_team_id, created_at, id) where deleted_at is null;
create index business_pools_all_by_updated_at on business_pools (updated_at, id) where deleted_at is null;

create index creative_paragraphs_by_created_at on creative_paragraphs (business_team_id, created_at, id) where deleted_at is null;
create index creative_paragraphs_all_by_updated_at on creative_paragraphs (updated_at, id) where deleted_at is null;

create index creative_materials_by_created_at on creative_materials (business_team_id, created_at, id) where deleted_at is null;
create index creative_materials_all_by_updated_at on creative_materials (updated_at, id) where deleted_at is null;

create index smart_contents_by_created_at on smart_contents (business_team_id, created_at, id) where deleted_at is null;
create index smart_contents_by_published_at on smart_contents (business_team_id, published_at, id) where deleted_at is null;
create index smart_contents_all_by_updated_at on smart_contents (updated_at, id) where deleted_at is null;

create index smart_publishes_by_created_at on smart_publishes (business_team_id, created_at, id) where deleted_at is null;
create index smart_publishes_by_release_at on smart_publishes (business_team_id, release_at, id) where deleted_at is null;
create index smart_publishes_by_pv_count on smart_publishes (business_team_id, pv_count, id) where deleted_at is null;
create index smart_publishes_by_like_count on smart_publishes (business_team_id, like_count, id) where deleted_at is null;
create index smart_publishes_all_by_updated_at on smart_publishes (updated_at, id) where deleted_at is null;

create index creative_contents_by_created_at on creative_contents (business_team_id, created_at, id) where deleted_at is null;
create index creative_contents_by_published_at on creative_contents (business_team_id, published_at, id) where deleted_at is null;
create index creative_contents_all_by_updated_at on creative_contents (updated_at, id) where deleted_at is null;

create index creative_publishes_by_created_at on creative_publishes (business_team_id, created_at, id) where deleted_at is null;
create index creative_publishes_by_release_at on creative_publishes (business_team_id, release_at, id) where deleted_at is null;
create index creative_publishes_by_pv_count on creative_publishes (business_team_id, pv_count, id) where deleted_at is null;
create index creative_publishes_by_like_count on creative_publishes (business_team_id, like_count, id) where deleted_at is null;
create index creative_publishes_all_by_updated_at on creative_publishes (updated_at, id) where deleted_at is null;

create index commands_by_issued_at on commands (business_team_id, issued_at, id);

create index windmill_contents_by_created_at on windmill_contents (business_team_id, created_at, id) where deleted_at is null;
create index windmill_contents_by_title on windmill_contents (business_team_id, title, id) where deleted_at is null;
create index windmill_contents_all_by_updated_at on windmill_contents (updated_at, id) where deleted_at is null;

create index goudong_gold_pools_by_created_at on goudong_gold_pools (business_team_id, created_at, id) where deleted_at is null;
create index goudong_gold_pools_by_rank_no on goudong_gold_pools (business_team_id, rank_no, id) where deleted_at is null;
create index goudong_gold_pools_by_sales on goudong_gold_pools (business_team_id, sales, id) where deleted_at is null;
create index goudong_gold_pools_by_commission_rate on goudong_gold_pools (business_team_id, commission_rate, id) where deleted_at is null;
create index goudong_gold_pools_all_by_updated_at on goudong_gold_pools (updated_at, id) where deleted_at is null;

create index smart_daren_accounts_by_created_at on smart_daren_accounts (business_team_id, created_at, id) where deleted_at is null;
create index smart_daren_accounts_by_fans_count on smart_daren_accounts (business_team_id, fans_count, id) where deleted_at is null;
create index smart_daren_accounts_by_video_30day_count on smart_daren_accounts (business_team_id, video_30day_count, id) where deleted_at is null;
create index smart_daren_accounts_by_video_30day_rate on smart_daren_accounts (business_team_id, video_30day_rate, id) where deleted_at is null;
create index smart_daren_accounts_all_by_updated_at on smart_daren_accounts (updated_at, id) where deleted_at is null;

create index content_items_by_created_at on content_items (business_team_id, created_at, id) where deleted_at is null;
create index content_items_all_by_updated_at on content_items (updated_at, id) where deleted_at is null;

create index document_contents_by_created_at on document_contents (business_team_id, created_at, id) where deleted_at is null;
create index document_contents_all_by_updated_at on document_contents (updated_at, id) where deleted_at is null;

create index conversations_by_created_at on conversations (business_team_id, created_at, id) where deleted_at is null;

create index jobs_by_updated_at on jobs (business_team_id, updated_at, id);
create index jobs_by_created_at on jobs (business_team_id, created_at, id);
create index jobs_all_by_updated_at on jobs (updated_at, id);

create index audit_events_by_created_at on audit_events (business_team_id, created_at, id);
create index audit_events_all_by_created_at on audit_events (created_at, id);

create index exports_by_created_at on exports (business_team_id, created_at, id);

create index uploads_by_created_at on uploads (business_team_id, created_at, id) where deleted_at is null;
create index uploads_by_byte_count on uploads (business_team_id, byte_count, id) where deleted_at is null;
create index uploads_all_by_updated_at on uploads (updated_at, id) where deleted_at is null;

create index webhook_deliveries_by_created_at on webhook_deliveries (business_team_id, created_at, id);
create index webhook_deliveries_all_by_updated_at on webhook_deliveries (updated_at, id);

create index carry_statistics_by_pv_count on carry_statistics (business_team_id, pv_count, id);
create index carry_statistics_by_like_count on carry_statistics (business_team_id, like_count, id);
create index carry_statistics_all_by_updated_at on carry_statistics (updated_at, id);

create index smart_publish_reports_by_pv_count on smart_publish_reports (business_team_id, pv_count, id);
create index smart_publish_reports_by_published_count on smart_publish_reports (business_team_id, published_count, id);
create index smart_publish_reports_all_by_updated_at on smart_publish_reports (updated_at, id);

create index studio_income_summaries_by_amount_fen on studio_income_summaries (business_team_id, amount_fen, id);
create index studio_income_summaries_by_cps_amount_fen on studio_income_summaries (business_team_id, cps_amount_fen, id);
create index studio_income_summaries_all_by_updated_at on studio_income_summaries (updated_at, id);

create index studio_orders_by_amount_fen on studio_orders (business_team_id, amount_fen, id);
create index studio_orders_by_cps_amount_fen on studio_orders (business_team_id, cps_amount_fen, id);
create index studio_orders_all_by_updated_at on studio_orders (updated_at, id);

create index team_orders_by_amount_fen on team_orders (business_team_id, amount_fen, id);
create index team_orders_by_cps_amount_fen on team_orders (business_team_id, cps_amount_fen, id);
create index team_orders_all_by_updated_at on team_orders (updated_at, id);

create index team_relations_by_nickname on team_relations (business_team_id, nickname, id);
create index team_relations_all_by_updated_at on team_relations (updated_at, id);

-- Notices are read in two orders: the resource's own, and that of the session (spec README 22).
create index system_notices_by_readed on system_notices (business_team_id, readed, created_at desc, id) where deleted_at is null;
create index system_notices_by_created_at on system_notices (business_team_id, created_at desc, readed, id desc) where deleted_at is null;
create index system_notices_read on system_notices (business_team_id, readed, id) where deleted_at is null;
create index system_notices_newest on system_notices (business_team_id, created_at, id) where deleted_at is null;
