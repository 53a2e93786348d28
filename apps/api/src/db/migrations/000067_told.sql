-- Two posts of one content are live: since when, until a person says that it is dealt with.
alter table publish_contents add column doubled_at timestamptz;
update publish_contents c set doubled_at = a.settled_at from publish_attempts a
  where a.publish_content_id = c.id and a.outcome = 'doubled';
create index publish_contents_doubled on publish_contents (business_team_id, updated_at desc, id desc)
  where doubled_at is not null and deleted_at is null;

drop trigger publish_events_to_webhooks on publish_events;
create trigger publish_events_to_webhooks after insert on publish_events for each row
  when (new.kind in ('published', 'refused', 'unknown', 'needs_human', 'doubled', 'queue_ended'))
  execute function omc_publish_event_happened();

-- What happens while a webhook that the server switched off is off is kept, and sent by no one: a person
-- replays it. So many of each webhook, the oldest; what a person switched off misses nothing.
create index webhook_deliveries_unsent on webhook_deliveries (webhook_id) where state = 'failed' and tries = 0;
create or replace function omc_tell_webhooks(team bigint, happened text, body jsonb, at timestamptz) returns void
language sql security definer set search_path = public as $$
  insert into webhook_deliveries (business_team_id, webhook_id, event, payload, state, error, next_try_at, created_at, updated_at)
  select team, w.id, happened, body,
    case when w.enabled then 'pending' else 'failed' end,
    case when w.enabled then null else 'the webhook is off' end,
    case when w.enabled then at end, at, at
  from webhooks w
  where w.business_team_id = team and w.deleted_at is null and happened = any(w.events)
    and (w.enabled or (w.disabled_why = 'failed_repeatedly' and (select count(*) from (
      select 1 from webhook_deliveries d where d.webhook_id = w.id and d.state = 'failed' and d.tries = 0
        limit 1000) kept) < 1000))
$$;
