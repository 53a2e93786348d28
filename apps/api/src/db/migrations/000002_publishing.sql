-- Accounts, contents and the publish ledger: the server owns the queue, a browser is an
-- executor with a lease (domain: publish ledger).

create table channels (
  name text primary key,
  title_zh text not null,
  title_en text not null,
  base_url text not null,
  frame_url text not null,
  token_sealed bytea,
  enabled boolean not null default true,
  capabilities jsonb not null default '{}'
);

create table studio_accounts (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  platform text not null references channels (name),
  uid text not null,
  category text not null default '',
  business_category_id bigint references business_categories,
  nickname text not null default '',
  username text not null default '',
  email text not null default '',
  avatar text not null default '',
  secret_sealed bytea,
  secret_set_at timestamptz,
  cookies_sealed bytea,
  cookies_set_at timestamptz,
  expires_at timestamptz,
  account_info jsonb not null default '{}',
  income_summary jsonb not null default '{}',
  cps_summary jsonb not null default '{}',
  page_views bigint not null default 0,
  homepage text not null default '',
  device_no text not null default '',
  remark text not null default '',
  slogan text not null default '',
  scene_image text not null default '',
  day_task_count integer not null default 20 check (day_task_count >= 0),
  online boolean not null default false,
  visiable boolean not null default true,
  platform_settings jsonb not null default '{}',
  publish_channels text[] not null default '{}',
  publish_plans jsonb not null default '[]',
  publish_tag text not null default '',
  fans_count bigint not null default 0,
  mcn_name text not null default '',
  has_already_sign boolean not null default false,
  day_deleted_statistics jsonb not null default '{}',
  change_logs jsonb not null default '[]',
  gh_delete_period integer,
  sub_operate_name text not null default '',
  gh_publish_schedule jsonb not null default '{}',
  gh_pic_publish_delay integer,
  assign_topic_ids text[] not null default '{}',
  assign_tag_names text[] not null default '{}',
  creation_template_ids text[] not null default '{}',
  watermark text not null default '',
  -- pacing, checked at claim time
  publish_gap_s integer not null default 0 check (publish_gap_s >= 0),
  quiet_from time,
  quiet_to time,
  timezone text not null default 'Asia/Shanghai',
  cooldown_until timestamptz,
  cooldown_why text,
  queue_ended_at timestamptz,
  queue_ended_why text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, platform, uid)
);
create index studio_accounts_team on studio_accounts (business_team_id, updated_at desc);
create index studio_accounts_uid on studio_accounts (uid);
call omc_protect('studio_accounts');

create table carry_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  title text not null default '',
  cover text not null default '',
  asset_cover text not null default '',
  images text[] not null default '{}',
  item_picture text not null default '',
  video text not null default '',
  "desc" text not null default '',
  audio_text text not null default '',
  status text not null default 'fetched' check (status in
    ('fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted')),
  status_before_trash text,
  source text not null default '',
  channel text not null default '',
  content_type text not null default 'image',
  document_id text,
  ratio text not null default '',
  play bigint not null default 0,
  paragraphs text[] not null default '{}',
  items jsonb not null default '[]',
  topic text not null default '',
  category text not null default '',
  extra_info jsonb not null default '{}',
  creative_info jsonb not null default '{}',
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index carry_contents_updated on carry_contents (business_team_id, updated_at desc, id desc);
create index carry_contents_status on carry_contents (business_team_id, status, updated_at desc, id desc);
call omc_protect('carry_contents');

create table carry_publishes (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  content_id bigint references carry_contents,
  studio_account_id bigint references studio_accounts,
  publish_content_id bigint,
  feed_id text,
  title text not null default '',
  "desc" text not null default '',
  cover text not null default '',
  image text not null default '',
  video text not null default '',
  topic text not null default '',
  images text[] not null default '{}',
  paragraphs text[] not null default '{}',
  picture text not null default '',
  channel text not null default '',
  pv_count bigint not null default 0,
  like_count bigint not null default 0,
  collect_count bigint not null default 0,
  comment_count bigint not null default 0,
  improve_hints text[] not null default '{}',
  item_ids text[] not null default '{}',
  cps_amount_fen bigint not null default 0,
  status text not null default 'published',
  source_user text not null default '',
  priority integer not null default 0,
  publish_tag text not null default '',
  created_at timestamptz not null default now(),
  release_at timestamptz,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (publish_content_id)
);
create index carry_publishes_team on carry_publishes (business_team_id, updated_at desc, id desc);
call omc_protect('carry_publishes');

-- An executor: one browser (or program) that can hold the lease of one account.
create table devices (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint not null references users,
  name text not null,
  device_no text not null,
  studio_account_id bigint references studio_accounts,
  last_seen_at timestamptz not null default now(),
  released_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (business_team_id, user_id, device_no)
);
call omc_protect('devices');

-- One executor per account at a time. The fence grows with every change of hands.
create table account_leases (
  studio_account_id bigint primary key references studio_accounts,
  business_team_id bigint not null references business_teams,
  device_id bigint references devices,
  fence bigint not null default 0,
  expires_at timestamptz not null
);
call omc_protect('account_leases');

-- The only publishing queue.
create table publish_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  studio_account_id bigint not null references studio_accounts,
  family text not null default 'carry',
  content_id bigint,
  generation integer not null default 1,
  uid text not null,
  device text not null default '',
  channel text not null,
  platform text not null,
  account_name text not null default '',
  category text not null default '',
  title text not null default '',
  "desc" text not null default '',
  topic text not null default '',
  brand text not null default '',
  images text[] not null default '{}',
  image_list text[] not null default '{}',
  extra_covers text[] not null default '{}',
  make_images text[] not null default '{}',
  paragraphs text[] not null default '{}',
  items jsonb not null default '[]',
  item_list jsonb not null default '[]',
  draft boolean not null default false,
  activity boolean not null default false,
  priority integer not null default 0,
  remark text not null default '',
  status text not null default 'queued' check (status in
    ('queued', 'claimed', 'submitting', 'published', 'refused', 'unknown', 'needs_human', 'waiting', 'paused')),
  wait_until timestamptz,
  wait_why text,
  strike_count integer not null default 0,
  feed_id text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint published_needs_feed_id check (status <> 'published' or feed_id is not null)
);
create unique index publish_contents_once on publish_contents
  (family, content_id, studio_account_id, generation) where content_id is not null and deleted_at is null;
create index publish_contents_due on publish_contents (studio_account_id, priority desc, id)
  where deleted_at is null and status in ('queued', 'waiting');
create index publish_contents_team on publish_contents (business_team_id, updated_at desc, id desc);
call omc_protect('publish_contents');

create table publish_attempts (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  attempt_key uuid not null unique default gen_random_uuid(),
  publish_content_id bigint not null references publish_contents,
  studio_account_id bigint not null references studio_accounts,
  device_id bigint references devices,
  fence bigint not null,
  generation integer not null,
  state text not null default 'claimed' check (state in
    ('claimed', 'submitting', 'published', 'refused', 'unknown', 'absent', 'needs_human', 'released')),
  lease_expires_at timestamptz not null,
  claimed_at timestamptz not null default now(),
  submitted_at timestamptz,
  settled_at timestamptz,
  outcome text,
  code text,
  message text,
  feed_id text,
  evidence jsonb,
  reconcile_after timestamptz,
  reconcile_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint attempt_published_needs_feed_id check (state <> 'published' or feed_id is not null)
);
-- The ledger's own guard: one open attempt per queued content, whatever the code above does.
create unique index publish_attempts_one_open on publish_attempts (publish_content_id)
  where state in ('claimed', 'submitting', 'unknown', 'needs_human');
create unique index publish_attempts_once_published on publish_attempts (publish_content_id) where state = 'published';
create index publish_attempts_unsettled on publish_attempts (reconcile_after, lease_expires_at)
  where state in ('claimed', 'submitting', 'unknown');
create index publish_attempts_account on publish_attempts (studio_account_id, submitted_at desc);
create index publish_attempts_team on publish_attempts (business_team_id, updated_at desc, id desc);
call omc_protect('publish_attempts');

create table publish_events (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  studio_account_id bigint not null references studio_accounts,
  publish_content_id bigint references publish_contents,
  attempt_id bigint references publish_attempts,
  device_id bigint references devices,
  user_id bigint references users,
  kind text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index publish_events_account on publish_events (studio_account_id, id desc);
create index publish_events_content on publish_events (publish_content_id, id desc);
create index publish_events_team on publish_events (business_team_id, id desc);
call omc_protect('publish_events');

create table commands (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  studio_account_id bigint not null references studio_accounts,
  uid text not null,
  command text not null,
  msg text not null default '',
  params jsonb not null default '{}',
  issued_by bigint not null references users,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  device_id bigint references devices,
  phase text not null default 'issued' check (phase in ('issued', 'received', 'started', 'finished', 'refused', 'expired')),
  detail text not null default '',
  phases jsonb not null default '[]',
  updated_at timestamptz not null default now()
);
create index commands_inbox on commands (studio_account_id, id) where phase = 'issued';
create index commands_team on commands (business_team_id, issued_at desc);
call omc_protect('commands');

grant select on channels to omc_app;
grant select, insert, update on studio_accounts, carry_contents, carry_publishes, devices, account_leases,
  publish_contents, publish_attempts, commands to omc_app;
grant select, insert on publish_events to omc_app;
grant select, insert, update, delete on channels, studio_accounts, carry_contents, carry_publishes, devices,
  account_leases, publish_contents, publish_attempts, publish_events, commands to omc_jobs;
