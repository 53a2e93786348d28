-- The keys of a list with what it is narrowed by, so that a page far down and a count are answered
-- from the index without the rows.
create index carry_contents_listed on carry_contents (business_team_id, updated_at, id)
  include (status, source, channel, category, content_type, user_id) where deleted_at is null;
create index carry_contents_status_source on carry_contents (business_team_id, status, source, updated_at, id)
  include (user_id) where deleted_at is null;
