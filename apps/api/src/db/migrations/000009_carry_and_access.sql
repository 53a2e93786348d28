-- Watched authors, platform logins, and what contents and publish records keep about their origin.

-- An outside author or page that is watched. active = collected and offered; paused = collected,
-- not offered for publishing; stopped = neither.
create table carry_sources (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  platform text not null,
  author_id text not null check (author_id <> ''),
  nickname text not null default '',
  avatar text not null default '',
  home_page_url text not null default '',
  summary text not null default '',
  category text not null default '',
  business_category_id bigint references business_categories,
  studio_account_id bigint references studio_accounts,
  fans_count bigint not null default 0,
  contents_count bigint not null default 0,
  status text not null default 'active' check (status in ('active', 'paused', 'stopped')),
  monitored boolean not null default false,
  last_spider_at timestamptz,
  last_spider_error text,
  -- The newest outside piece that was collected; the next look starts there.
  newest_content_at timestamptz,
  origin_type text,
  origin_id text,
  extra_info jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, platform, author_id)
);
create index carry_sources_team on carry_sources (business_team_id, updated_at desc, id desc);
create index carry_sources_platform on carry_sources (business_team_id, platform, updated_at desc, id desc);
create index carry_sources_watched on carry_sources (last_spider_at nulls first, id)
  where monitored and deleted_at is null and status <> 'stopped';
create index carry_sources_account on carry_sources (studio_account_id) where studio_account_id is not null;
create index carry_sources_user on carry_sources (user_id) where user_id is not null;
call omc_protect('carry_sources');

-- A login on an outside platform.
create table access_accounts (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  platform text not null,
  uid text not null check (uid <> ''),
  nickname text not null default '',
  avatar text not null default '',
  category text not null default '',
  username text not null default '',
  email text not null default '',
  remark text not null default '',
  summary text not null default '',
  device_no text not null default '',
  day_task_count integer not null default 20 check (day_task_count >= 0),
  level integer not null default 0,
  fans_count bigint not null default 0,
  permission boolean not null default true,
  secret_sealed bytea,
  secret_set_at timestamptz,
  cookies_sealed bytea,
  cookies_set_at timestamptz,
  expires_at timestamptz,
  account_info jsonb not null default '{}',
  -- What the platform says a creator stands on, and when it said so.
  backbone jsonb not null default '{}',
  backbone_at timestamptz,
  verified_at timestamptz,
  verify_message text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, platform, uid)
);
create index access_accounts_team on access_accounts (business_team_id, updated_at desc, id desc);
create index access_accounts_platform on access_accounts (business_team_id, platform, updated_at desc, id desc);
create index access_accounts_expires on access_accounts (business_team_id, expires_at);
call omc_protect('access_accounts');

-- A flow card used on a post. The row is written before the channel is asked, so that a pair whose
-- outcome is not known is never sent again.
create table access_account_card_uses (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  access_account_id bigint not null references access_accounts,
  user_id bigint references users,
  feed_id text not null,
  card_id text not null,
  key uuid not null default gen_random_uuid(),
  state text not null default 'sending' check (state in ('sending', 'used', 'refused', 'unknown')),
  message text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (access_account_id, feed_id, card_id)
);
create index access_account_card_uses_team on access_account_card_uses (business_team_id, id desc);
call omc_protect('access_account_card_uses');

alter table carry_contents
  add column carry_source_id bigint references carry_sources,
  add column business_category_id bigint references business_categories,
  -- What the row was derived from: a row of another family, or a piece of an outside author.
  add column origin_type text,
  add column origin_id text,
  add column author_id text not null default '',
  add column source_author text not null default '',
  add column source_published_at timestamptz,
  add column like_count bigint not null default 0,
  add column collect_count bigint not null default 0,
  add column comment_count bigint not null default 0,
  add column aweme_at timestamptz,
  add column detail_at timestamptz,
  add column review_reason text not null default '',
  add column reviewed_by bigint references users,
  add column reviewed_at timestamptz,
  add column downloaded_at timestamptz,
  add column claimed_by bigint references users,
  add column claimed_until timestamptz,
  add constraint carry_contents_origin unique (business_team_id, origin_type, origin_id);
create index carry_contents_source on carry_contents (carry_source_id, updated_at desc, id desc)
  where carry_source_id is not null;
create index carry_contents_user on carry_contents (user_id, updated_at desc, id desc) where user_id is not null;
create index carry_contents_channel on carry_contents (business_team_id, channel, updated_at desc, id desc);
-- The next usable content: the oldest day first.
create index carry_contents_oldest on carry_contents (business_team_id, status, created_at)
  where deleted_at is null;

alter table carry_publishes
  add column status_before_trash text,
  -- The goods of the piece, with the source each came from: [{item_id, title, source, …}].
  add column source_items jsonb not null default '[]',
  add column processed_at timestamptz,
  -- Where it stands in the queue when it goes out once more.
  add column queued_again_id bigint references publish_contents,
  add column metrics_at timestamptz,
  -- What the channel says of the post; empty until it was asked.
  add column channel_state text not null default '',
  add column cps_imported_at timestamptz;
create index carry_publishes_feed on carry_publishes (business_team_id, feed_id);
create index carry_publishes_status on carry_publishes (business_team_id, status, updated_at desc, id desc);
create index carry_publishes_account on carry_publishes (studio_account_id, updated_at desc, id desc);
create index carry_publishes_content on carry_publishes (content_id);

grant select, insert, update on carry_sources, access_accounts, access_account_card_uses to omc_app;
grant select, insert, update, delete on carry_sources, access_accounts, access_account_card_uses to omc_jobs;
