-- What `list-plans.test.ts` asks for. An index that holds everything a list is often narrowed by
-- takes the place of the one that held its order alone; only short texts stand in it, because a row
-- of an index has a limit. What picks few rows of many has an index of its own.
drop index carry_contents_listed;
drop index carry_contents_updated;
create index carry_contents_listed on carry_contents (business_team_id, updated_at, id)
  include (status, source, channel, category, content_type, origin_type, user_id, created_at, published_at)
  where deleted_at is null;
-- Two of them at a time: PostgreSQL skips over the few values of those that are not asked for.
create index carry_contents_pairs on carry_contents (business_team_id, status, channel, source, updated_at, id)
  include (user_id) where deleted_at is null;
create index carry_contents_word on carry_contents (business_team_id, category, updated_at, id)
  include (status, source, channel, user_id) where deleted_at is null;
create index carry_contents_trashed on carry_contents (business_team_id, updated_at, id) where deleted_at is not null;
create index carry_contents_topic on carry_contents (business_team_id, topic, updated_at, id) where deleted_at is null;
create index carry_contents_author on carry_contents (business_team_id, author_id, updated_at, id) where deleted_at is null;
create index carry_contents_document on carry_contents (business_team_id, document_id, updated_at, id)
  where deleted_at is null and document_id is not null;
create index carry_contents_category on carry_contents (business_category_id, updated_at, id)
  where deleted_at is null and business_category_id is not null;

drop index carry_publishes_team;
create index carry_publishes_listed on carry_publishes (business_team_id, updated_at, id)
  include (channel, channel_state, status, publish_tag, user_id, studio_account_id, cps_imported_at, created_at, published_at)
  where deleted_at is null;
create index carry_publishes_trashed on carry_publishes (business_team_id, updated_at, id) where deleted_at is not null;
create index carry_publishes_topic on carry_publishes (business_team_id, topic, updated_at, id) where deleted_at is null;
create index carry_publishes_author on carry_publishes (business_team_id, source_user, updated_at, id) where deleted_at is null;
create index carry_publishes_user on carry_publishes (user_id, updated_at, id)
  where deleted_at is null and user_id is not null;
create index carry_publishes_cps on carry_publishes (business_team_id, updated_at, id)
  include (channel, status, user_id, studio_account_id) where deleted_at is null and cps_imported_at is not null;
