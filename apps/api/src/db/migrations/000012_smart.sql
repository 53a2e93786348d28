-- Contents made of pools and of other families, what was published of them, and creative contents.

create table smart_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  title text not null default '',
  images text[] not null default '{}',
  -- What the image tool made of the images, and which of them it was told to use (positions from 0).
  make_images text[] not null default '{}',
  image_assign_index integer[] not null default '{}',
  "desc" text not null default '',
  paragraphs text[] not null default '{}',
  items jsonb not null default '[]',
  topic text not null default '',
  source text not null default '',
  category text not null default '',
  channel text not null default '',
  status text not null default 'fetched' check (status in
    ('fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted')),
  status_before_trash text,
  claimed_by bigint references users,
  claimed_until timestamptz,
  downloaded_at timestamptz,
  published_at timestamptz,
  origin_type text,
  origin_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, origin_type, origin_id)
);
create index smart_contents_team on smart_contents (business_team_id, updated_at desc, id desc);
create index smart_contents_status on smart_contents (business_team_id, status, updated_at desc, id desc);
create index smart_contents_day on smart_contents (business_team_id, status, created_at) where deleted_at is null;
create index smart_contents_category on smart_contents (business_team_id, category, updated_at desc, id desc);
create index smart_contents_user on smart_contents (user_id, updated_at desc, id desc) where user_id is not null;
call omc_protect('smart_contents');

create table smart_publishes (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  content_id bigint references smart_contents,
  studio_account_id bigint references studio_accounts,
  publish_content_id bigint unique references publish_contents,
  feed_id text,
  title text not null default '',
  channel text not null default '',
  pv_count bigint not null default 0,
  like_count bigint not null default 0,
  collect_count bigint not null default 0,
  comment_count bigint not null default 0,
  improve_hints text[] not null default '{}',
  metrics_at timestamptz,
  release_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index smart_publishes_team on smart_publishes (business_team_id, updated_at desc, id desc);
create index smart_publishes_content on smart_publishes (content_id, updated_at desc, id desc);
create index smart_publishes_account on smart_publishes (studio_account_id, release_at desc);
call omc_protect('smart_publishes');

create table creative_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  title text not null default '',
  images text[] not null default '{}',
  make_images text[] not null default '{}',
  "desc" text not null default '',
  paragraphs text[] not null default '{}',
  items jsonb not null default '[]',
  topic text not null default '',
  brand text not null default '',
  source text not null default '',
  category text not null default '',
  channel text not null default '',
  status text not null default 'fetched' check (status in
    ('fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted')),
  status_before_trash text,
  published_at timestamptz,
  origin_type text,
  origin_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, origin_type, origin_id)
);
create index creative_contents_team on creative_contents (business_team_id, updated_at desc, id desc);
create index creative_contents_status on creative_contents (business_team_id, status, updated_at desc, id desc);
create index creative_contents_user on creative_contents (user_id, updated_at desc, id desc) where user_id is not null;
call omc_protect('creative_contents');

create table creative_publishes (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  content_id bigint references creative_contents,
  studio_account_id bigint references studio_accounts,
  publish_content_id bigint unique references publish_contents,
  feed_id text,
  title text not null default '',
  make_images text[] not null default '{}',
  topic text not null default '',
  brand text not null default '',
  channel text not null default '',
  pv_count bigint not null default 0,
  like_count bigint not null default 0,
  collect_count bigint not null default 0,
  comment_count bigint not null default 0,
  improve_hints text[] not null default '{}',
  metrics_at timestamptz,
  release_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index creative_publishes_team on creative_publishes (business_team_id, updated_at desc, id desc);
create index creative_publishes_content on creative_publishes (content_id, updated_at desc, id desc);
create index creative_publishes_account on creative_publishes (studio_account_id, release_at desc);
call omc_protect('creative_publishes');

-- Contents of pools were linked before their table was there.
alter table business_pool_contents add constraint business_pool_contents_content
  foreign key (content_id) references smart_contents;

grant select, insert, update on smart_contents, smart_publishes, creative_contents, creative_publishes to omc_app;
grant select, insert, update, delete on smart_contents, smart_publishes, creative_contents, creative_publishes to omc_jobs;
