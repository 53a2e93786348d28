-- Files that people hand in and take out, due work, orders and reports, plans, webhooks.

-- A file stands once on the disk under its hash; each row says who handed it in.
create table uploads (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  file_name text not null default '',
  kind text not null check (kind in ('image', 'video')),
  content_type text not null,
  byte_count bigint not null check (byte_count > 0),
  sha256 text not null,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index uploads_once on uploads (business_team_id, user_id, sha256) where deleted_at is null;
create index uploads_team on uploads (business_team_id, updated_at desc, id desc);
create index uploads_hash on uploads (sha256);
call omc_protect('uploads');

create table exports (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint not null references users,
  job_id bigint references jobs,
  resource text not null,
  format text not null check (format in ('csv', 'xlsx')),
  filter jsonb not null default '{}',
  sort text not null default '',
  fields text[] not null default '{}',
  file_name text not null,
  file_key text,
  row_count integer,
  byte_count bigint,
  expires_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index exports_team on exports (business_team_id, updated_at desc, id desc);
create index exports_expired on exports (expires_at) where file_key is not null and removed_at is null;
call omc_protect('exports');

-- A job that waits for its next try is due later; what a schedule starts has a key and stands once.
alter table jobs add column due_at timestamptz;
alter table jobs add column once_key text;
create unique index jobs_once on jobs (once_key) where once_key is not null;
create index jobs_due_at on jobs ((coalesce(due_at, created_at))) where state = 'queued';
create index jobs_kind on jobs (business_team_id, kind, updated_at desc, id desc);
create index jobs_live on jobs (business_team_id, user_id) where state in ('queued', 'running');

-- When each scheduled work is due next. Whoever moves due_at starts it, so it starts once.
create table schedules (
  name text primary key,
  cron text not null,
  due_at timestamptz not null,
  started_at timestamptz
);
grant select, insert, update, delete on schedules to omc_jobs;

create table team_relations (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  platform text not null references channels (name),
  relation_id text not null,
  uid text not null,
  nickname text not null default '',
  bind_date date not null,
  state text not null check (state in ('bound', 'unbound')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (business_team_id, platform, relation_id)
);
create index team_relations_team on team_relations (business_team_id, updated_at desc, id desc);
create index team_relations_bind on team_relations (business_team_id, bind_date desc, id desc);
create index team_relations_uid on team_relations (business_team_id, platform, uid);
call omc_protect('team_relations');

create table studio_orders (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  studio_account_id bigint not null references studio_accounts,
  platform text not null references channels (name),
  uid text not null,
  order_id text not null,
  item_id text not null default '',
  item_title text not null default '',
  record_date date not null,
  month text not null generated always as
    (lpad(extract(year from record_date)::int::text, 4, '0') || '-' || lpad(extract(month from record_date)::int::text, 2, '0')) stored,
  status text not null check (status in ('paid', 'settled', 'refunded')),
  amount_fen bigint not null default 0,
  cps_amount_fen bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (business_team_id, platform, order_id)
);
create index studio_orders_team on studio_orders (business_team_id, updated_at desc, id desc);
create index studio_orders_date on studio_orders (business_team_id, record_date desc, id desc);
create index studio_orders_month on studio_orders (business_team_id, month, record_date desc, id desc);
create index studio_orders_account on studio_orders (studio_account_id, record_date desc);
call omc_protect('studio_orders');

create table team_orders (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  team_relation_id bigint references team_relations,
  platform text not null references channels (name),
  uid text not null,
  nickname text not null default '',
  order_id text not null,
  item_id text not null default '',
  item_title text not null default '',
  record_date date not null,
  month text not null generated always as
    (lpad(extract(year from record_date)::int::text, 4, '0') || '-' || lpad(extract(month from record_date)::int::text, 2, '0')) stored,
  status text not null check (status in ('paid', 'settled', 'refunded')),
  amount_fen bigint not null default 0,
  cps_amount_fen bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (business_team_id, platform, order_id)
);
create index team_orders_team on team_orders (business_team_id, updated_at desc, id desc);
create index team_orders_date on team_orders (business_team_id, record_date desc, id desc);
create index team_orders_month on team_orders (business_team_id, month, record_date desc, id desc);
create index team_orders_relation on team_orders (team_relation_id);
call omc_protect('team_orders');

-- One row for each account and day: the sums of its orders of that day.
create table studio_income_summaries (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  studio_account_id bigint not null references studio_accounts,
  platform text not null references channels (name),
  uid text not null,
  nickname text not null default '',
  record_date date not null,
  month text not null generated always as
    (lpad(extract(year from record_date)::int::text, 4, '0') || '-' || lpad(extract(month from record_date)::int::text, 2, '0')) stored,
  orders_count integer not null default 0,
  paid_count integer not null default 0,
  settled_count integer not null default 0,
  refunded_count integer not null default 0,
  amount_fen bigint not null default 0,
  cps_amount_fen bigint not null default 0,
  settled_cps_amount_fen bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (studio_account_id, record_date)
);
create index studio_income_summaries_team on studio_income_summaries (business_team_id, updated_at desc, id desc);
create index studio_income_summaries_date on studio_income_summaries (business_team_id, record_date desc, id desc);
create index studio_income_summaries_month on studio_income_summaries (business_team_id, month, record_date desc, id desc);
call omc_protect('studio_income_summaries');

-- One row for each account and day: what it posted that day, with the figures of these posts.
create table smart_publish_reports (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  studio_account_id bigint not null references studio_accounts,
  platform text not null references channels (name),
  uid text not null,
  nickname text not null default '',
  record_date date not null,
  published_count integer not null default 0,
  refused_count integer not null default 0,
  reported_count integer not null default 0,
  pv_count bigint not null default 0,
  like_count bigint not null default 0,
  collect_count bigint not null default 0,
  comment_count bigint not null default 0,
  orders_count integer not null default 0,
  cps_amount_fen bigint not null default 0,
  synced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (studio_account_id, record_date)
);
create index smart_publish_reports_team on smart_publish_reports (business_team_id, updated_at desc, id desc);
create index smart_publish_reports_date on smart_publish_reports (business_team_id, record_date desc, id desc);
call omc_protect('smart_publish_reports');

-- What one thing had come to on one day; written once a day, so that days can be compared.
create table carry_statistics (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  record_date date not null,
  resource_type text not null check (resource_type in ('carry_publishes', 'studio_accounts', 'users')),
  resource_id bigint not null,
  keyword text not null default '',
  title text not null default '',
  channel text not null default '',
  publish_count integer not null default 0,
  pv_count bigint not null default 0,
  like_count bigint not null default 0,
  collect_count bigint not null default 0,
  comment_count bigint not null default 0,
  cps_amount_fen bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (business_team_id, record_date, resource_type, resource_id)
);
create index carry_statistics_team on carry_statistics (business_team_id, updated_at desc, id desc);
create index carry_statistics_date on carry_statistics (business_team_id, record_date desc, id desc);
call omc_protect('carry_statistics');

-- When an account is fed: at these times of these days so many contents that match go into its queue.
create table plans (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint not null references users,
  studio_account_id bigint not null references studio_accounts,
  name text not null,
  kind text not null check (kind in ('submit', 'open_queue')),
  weekdays jsonb not null default '[1, 2, 3, 4, 5, 6, 7]',
  times text[] not null,
  timezone text not null default 'Asia/Shanghai',
  batch_count integer not null default 5 check (batch_count between 1 and 100),
  content_status text not null default 'checked',
  content_source text not null default '',
  content_category text not null default '',
  draft boolean not null default false,
  activity boolean not null default false,
  enabled boolean not null default true,
  starts_on date,
  ends_on date,
  next_run_at timestamptz,
  last_run_at timestamptz,
  last_job_id bigint references jobs,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index plans_team on plans (business_team_id, updated_at desc, id desc);
create index plans_due on plans (next_run_at) where enabled and deleted_at is null;
create index plans_account on plans (studio_account_id);
call omc_protect('plans');

create table webhooks (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  name text not null,
  url text not null,
  events text[] not null,
  -- The secret is sealed for this place: a row has no number yet when its secret is sealed.
  seal_key uuid not null default gen_random_uuid(),
  secret_sealed bytea,
  secret_set_at timestamptz,
  enabled boolean not null default true,
  failure_count integer not null default 0,
  disabled_why text,
  last_delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index webhooks_team on webhooks (business_team_id, updated_at desc, id desc);
call omc_protect('webhooks');

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  webhook_id bigint not null references webhooks,
  delivery_key uuid not null unique default gen_random_uuid(),
  event text not null,
  payload jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz default now(),
  response_status integer,
  error text,
  replay_of bigint references webhook_deliveries,
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index webhook_deliveries_team on webhook_deliveries (business_team_id, updated_at desc, id desc);
create index webhook_deliveries_hook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'pending';
call omc_protect('webhook_deliveries');

-- The outbox of webhooks: written with the fact itself, whoever wrote it, so that none is missed.
create function omc_tell_webhooks(team bigint, happened text, body jsonb, at timestamptz) returns void
language sql security definer set search_path = public as $$
  insert into webhook_deliveries (business_team_id, webhook_id, event, payload, next_try_at, created_at, updated_at)
  select team, w.id, happened, body, at, at, at from webhooks w
  where w.business_team_id = team and w.deleted_at is null and w.enabled and happened = any(w.events)
$$;
revoke execute on function omc_tell_webhooks(bigint, text, jsonb, timestamptz) from public;

create function omc_publish_event_happened() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform omc_tell_webhooks(new.business_team_id, 'publish.' || new.kind, jsonb_build_object(
    'publish_event_id', new.id::text, 'publish_content_id', new.publish_content_id::text,
    'studio_account_id', new.studio_account_id::text, 'attempt_id', new.attempt_id::text,
    'kind', new.kind, 'detail', new.detail, 'happened_at', new.created_at), new.created_at);
  return null;
end $$;
create trigger publish_events_to_webhooks after insert on publish_events for each row
  when (new.kind in ('published', 'refused', 'unknown', 'needs_human', 'queue_ended'))
  execute function omc_publish_event_happened();

create function omc_job_ended() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform omc_tell_webhooks(new.business_team_id, 'job.' || new.state, jsonb_build_object(
    'job_id', new.id::text, 'kind', new.kind, 'state', new.state, 'result', new.result,
    'error', new.error, 'happened_at', new.finished_at), coalesce(new.finished_at, new.updated_at));
  return null;
end $$;
create trigger jobs_to_webhooks after update of state on jobs for each row
  when (old.state is distinct from new.state and new.state in ('done', 'failed', 'cancelled'))
  execute function omc_job_ended();

grant select, insert, update on uploads, exports, team_relations, studio_orders, team_orders,
  studio_income_summaries, smart_publish_reports, carry_statistics, plans, webhooks, webhook_deliveries
  to omc_app;
grant select, insert, update, delete on uploads, exports, team_relations, studio_orders, team_orders,
  studio_income_summaries, smart_publish_reports, carry_statistics, plans, webhooks, webhook_deliveries
  to omc_jobs;
