-- A list in the order of a column that may be empty shows the empty ones last when the newest come
-- first. One index read from either end serves both directions.
do $$
declare
  one record;
begin
  for one in
    select * from (values
      ('access_accounts', 'expires_at'), ('studio_accounts', 'expires_at'), ('carry_contents', 'published_at'),
      ('carry_publishes', 'published_at'), ('carry_sources', 'last_spider_at'), ('smart_contents', 'published_at'),
      ('smart_publishes', 'release_at'), ('creative_contents', 'published_at'), ('creative_publishes', 'release_at')
    ) of (tbl, name)
  loop
    execute format('drop index %I', one.tbl || '_by_' || one.name);
    execute format('create index %I on %I (business_team_id, %I nulls first, id) where deleted_at is null',
      one.tbl || '_by_' || one.name, one.tbl, one.name);
  end loop;
end $$;
