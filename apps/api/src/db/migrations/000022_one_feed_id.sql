-- One feed id stands once per channel. Where it stood for several items, the first keeps it. What
-- became of the others nobody knows: a person settles them, and none of them is sent by itself.
create temporary table stood_twice on commit drop as
  select id, feed_id from (
    select q.id, q.feed_id, row_number() over (partition by q.channel, q.feed_id order by q.published_at nulls last, q.id) as nth
    from publish_contents q where q.feed_id is not null
  ) counted where nth > 1;

update publish_attempts p set state = 'needs_human', feed_id = null, settled_at = null, updated_at = now(),
    message = 'the feed id ' || d.feed_id || ' stands for another item of the channel'
  from stood_twice d where p.publish_content_id = d.id and p.state = 'published';

update publish_contents q set feed_id = null, published_at = null, wait_why = 'feed_id_taken', updated_at = now(),
    status = case
      when q.status <> 'published' then q.status
      when exists (select from publish_attempts p where p.publish_content_id = q.id and p.state = 'needs_human') then 'needs_human'
      else 'refused'
    end
  from stood_twice d where q.id = d.id;

update carry_publishes r set feed_id = null from stood_twice d where r.publish_content_id = d.id;
update smart_publishes r set feed_id = null from stood_twice d where r.publish_content_id = d.id;
update creative_publishes r set feed_id = null from stood_twice d where r.publish_content_id = d.id;

insert into publish_events (business_team_id, studio_account_id, publish_content_id, kind, detail)
  select q.business_team_id, q.studio_account_id, q.id, 'needs_human',
    jsonb_build_object('why', 'feed_id_taken', 'feed_id', d.feed_id)
  from stood_twice d join publish_contents q on q.id = d.id;

create unique index publish_contents_one_feed_id on publish_contents (channel, feed_id) where feed_id is not null;
