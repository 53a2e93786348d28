-- The studio: contents, goods and watched authors of the accounts that publish.

alter table studio_accounts
  -- What the channel said last: whether the account may publish, and when it was asked.
  add column permitted boolean not null default true,
  add column checked_at timestamptz;
create index studio_accounts_page on studio_accounts (business_team_id, updated_at desc, id desc);
create index studio_accounts_category on studio_accounts (business_category_id);

-- A content is meant for one account at a time: the same piece twice is what channels punish.
alter table carry_contents
  add column assigned_account_id bigint references studio_accounts,
  add column assigned_at timestamptz;
create index carry_contents_assigned on carry_contents (assigned_account_id, status)
  where assigned_account_id is not null;

create table studio_sources (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  studio_account_id bigint references studio_accounts,
  platform text not null,
  author_id text,
  nickname text not null default '',
  avatar text not null default '',
  summary text not null default '',
  fans_count bigint not null default 0,
  source_url text not null default '',
  source_params jsonb not null default '{}',
  remark text not null default '',
  collected_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index studio_sources_once on studio_sources (business_team_id, platform, author_id)
  where deleted_at is null;
create index studio_sources_page on studio_sources (business_team_id, updated_at desc, id desc);
create index studio_sources_account on studio_sources (studio_account_id);
call omc_protect('studio_sources');

create table studio_pools (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  studio_account_id bigint not null references studio_accounts,
  item_id text not null check (item_id <> ''),
  title text not null default '',
  shop_title text not null default '',
  pic_url text not null default '',
  item_url text not null default '',
  images text[] not null default '{}',
  category text not null default '',
  price_fen bigint not null default 0 check (price_fen >= 0),
  commission_rate numeric(5, 2) not null default 0 check (commission_rate between 0 and 100),
  checked boolean not null default false,
  remark text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index studio_pools_once on studio_pools (business_team_id, studio_account_id, item_id)
  where deleted_at is null;
create index studio_pools_page on studio_pools (business_team_id, updated_at desc, id desc);
create index studio_pools_account on studio_pools (studio_account_id, checked);
call omc_protect('studio_pools');

create table studio_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  studio_account_id bigint references studio_accounts,
  studio_source_id bigint references studio_sources,
  platform text not null default '',
  -- The piece at the outside platform it was collected from.
  content_id text,
  content_type text not null default 'image' check (content_type in ('image', 'video')),
  source text not null default '',
  category text not null default '',
  title text not null default '',
  "desc" text not null default '',
  topic text not null default '',
  cover text not null default '',
  images text[] not null default '{}',
  video text not null default '',
  audio_text text not null default '',
  ratio text not null default '',
  items jsonb not null default '[]',
  publish_params jsonb not null default '{}',
  remark text not null default '',
  -- Made from the team's own images and texts, not collected.
  creative boolean not null default false,
  status text not null default 'fetched' check (status in
    ('fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted')),
  status_before_trash text,
  play_count bigint not null default 0,
  like_count bigint not null default 0,
  collect_count bigint not null default 0,
  comment_count bigint not null default 0,
  origin_type text,
  origin_id text,
  refreshed_at timestamptz,
  released_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- What a person has trashed is not collected again.
  unique (business_team_id, platform, content_id),
  unique (business_team_id, origin_type, origin_id)
);
create index studio_contents_page on studio_contents (business_team_id, updated_at desc, id desc);
create index studio_contents_status on studio_contents (business_team_id, status, updated_at desc, id desc);
create index studio_contents_account on studio_contents (studio_account_id, updated_at desc, id desc);
create index studio_contents_source on studio_contents (studio_source_id, status);
call omc_protect('studio_contents');

grant select, insert, update on studio_sources, studio_pools, studio_contents to omc_app;
grant select, insert, update, delete on studio_sources, studio_pools, studio_contents to omc_jobs;
