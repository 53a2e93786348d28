-- Creators' assignments with their goods and pieces, and the pools of goods with the images and
-- texts that contents are made from.

-- An assignment of a creator. A closed one stays readable and takes no new contents.
create table creator_tasks (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  category text not null default '',
  platform text not null default '',
  topic text not null default '',
  topics text[] not null default '{}',
  goods_id text not null default '',
  -- The page of the channel's answer that the next look reads.
  page_number integer not null default 1 check (page_number between 1 and 10000),
  goods_detail jsonb not null default '{}',
  keyword text not null default '',
  items jsonb not null default '[]',
  dash boolean not null default false,
  remark text not null default '',
  synced_at timestamptz,
  closed_at timestamptz,
  closed_by bigint references users,
  origin_type text,
  origin_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint creator_tasks_origin unique (business_team_id, origin_type, origin_id)
);
create index creator_tasks_team on creator_tasks (business_team_id, updated_at desc, id desc);
create index creator_tasks_created on creator_tasks (business_team_id, created_at desc, id desc);
create index creator_tasks_user on creator_tasks (user_id, updated_at desc, id desc) where user_id is not null;
create index creator_tasks_platform on creator_tasks (business_team_id, platform, updated_at desc, id desc);
call omc_protect('creator_tasks');

-- The goods an assignment works with.
create table creator_pools (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  creator_task_id bigint not null references creator_tasks,
  goods_cover text not null default '',
  goods_id text not null check (goods_id <> ''),
  goods_name text not null default '',
  goods_detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index creator_pools_once on creator_pools (creator_task_id, goods_id) where deleted_at is null;
create index creator_pools_team on creator_pools (business_team_id, updated_at desc, id desc);
create index creator_pools_task on creator_pools (creator_task_id, updated_at desc, id desc);
call omc_protect('creator_pools');

-- What came of an assignment. personify = rewritten in the voice of a person.
create table creator_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  creator_task_id bigint references creator_tasks,
  studio_account_id bigint references studio_accounts,
  assigned_at timestamptz,
  kind text not null default 'creator' check (kind in ('creator', 'personify')),
  title text not null default '',
  cover text not null default '',
  images text[] not null default '{}',
  make_images text[] not null default '{}',
  video text not null default '',
  "desc" text not null default '',
  topic text not null default '',
  paragraphs text[] not null default '{}',
  items jsonb not null default '[]',
  category text not null default '',
  channel text not null default '',
  source text not null default '',
  publish_params jsonb not null default '{}',
  extra_info jsonb not null default '{}',
  status text not null default 'fetched' check (status in
    ('fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted')),
  status_before_trash text,
  review_reason text not null default '',
  published_at timestamptz,
  origin_type text,
  origin_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint creator_contents_origin unique (business_team_id, origin_type, origin_id)
);
create index creator_contents_updated on creator_contents (business_team_id, updated_at desc, id desc);
create index creator_contents_created on creator_contents (business_team_id, created_at desc, id desc);
create index creator_contents_status on creator_contents (business_team_id, status, updated_at desc, id desc);
create index creator_contents_task on creator_contents (creator_task_id, status);
create index creator_contents_account on creator_contents (studio_account_id, updated_at desc, id desc)
  where studio_account_id is not null;
create index creator_contents_user on creator_contents (user_id, updated_at desc, id desc) where user_id is not null;
call omc_protect('creator_contents');

-- A product that contents are made for.
create table business_pools (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  source text not null,
  item_id text not null check (item_id <> ''),
  title text not null default '',
  shop_title text not null default '',
  pic_url text not null default '',
  item_url text not null default '',
  sales bigint not null default 0 check (sales >= 0),
  price_fen bigint not null default 0 check (price_fen >= 0),
  -- The same in yuan, for sorting.
  price double precision not null generated always as (price_fen / 100.0) stored,
  commission_rate double precision not null default 0 check (commission_rate between 0 and 100),
  available boolean not null default true,
  available_reason text not null default '',
  available_at timestamptz,
  pooling boolean not null default true,
  remark text not null default '',
  rank_name text not null default '',
  business_category_id bigint references business_categories,
  category text not null default '',
  category_info jsonb not null default '{}',
  -- What buyers say of it at goudong.
  positive_percent double precision,
  rates_at timestamptz,
  benchmarked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint business_pools_item unique (business_team_id, source, item_id)
);
create index business_pools_team on business_pools (business_team_id, updated_at desc, id desc);
create index business_pools_source on business_pools (business_team_id, source, updated_at desc, id desc);
create index business_pools_price on business_pools (business_team_id, price desc, id desc);
create index business_pools_sales on business_pools (business_team_id, sales desc, id desc);
create index business_pools_category on business_pools (business_category_id) where business_category_id is not null;
call omc_protect('business_pools');

-- Goods and contents of other people that stand beside a pool, to compare with.
create table business_pool_benchmarks (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  business_pool_id bigint not null references business_pools,
  kind text not null check (kind in ('goods', 'content')),
  platform text not null,
  outside_id text not null check (outside_id <> ''),
  title text not null default '',
  figures jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_pool_id, kind, platform, outside_id)
);
create index business_pool_benchmarks_team on business_pool_benchmarks (business_team_id, updated_at desc, id desc);
call omc_protect('business_pool_benchmarks');

-- Which contents were made of a pool; the contents say the rest.
create table business_pool_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  business_pool_id bigint not null references business_pools,
  -- smart_contents
  content_id bigint not null,
  -- The first one made of the pool is 1.
  serial integer not null check (serial > 0),
  created_at timestamptz not null default now(),
  unique (business_pool_id, serial),
  unique (content_id)
);
create index business_pool_contents_team on business_pool_contents (business_team_id, id);
call omc_protect('business_pool_contents');

-- Texts about a product: what its buyers wrote, and what was written by hand.
create table smart_paragraphs (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  business_pool_id bigint not null references business_pools,
  text text not null check (text <> ''),
  source text not null default 'manual',
  outside_id text,
  score double precision,
  images text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_pool_id, source, outside_id)
);
create index smart_paragraphs_team on smart_paragraphs (business_team_id, updated_at desc, id desc);
create index smart_paragraphs_pool on smart_paragraphs (business_pool_id, updated_at desc, id desc);
call omc_protect('smart_paragraphs');

-- Paragraphs that contents are put together from; seed = the word a paragraph grew from.
create table creative_paragraphs (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  business_pool_id bigint references business_pools,
  seed text not null default '',
  text text not null check (text <> ''),
  category text not null default '',
  source text not null default 'manual',
  checked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index creative_paragraphs_team on creative_paragraphs (business_team_id, updated_at desc, id desc);
create index creative_paragraphs_seed on creative_paragraphs (business_team_id, seed, updated_at desc, id desc);
create index creative_paragraphs_pool on creative_paragraphs (business_pool_id, updated_at desc, id desc)
  where business_pool_id is not null;
call omc_protect('creative_paragraphs');

-- Images that contents are put together from; sn = the shelf number of the goods they show.
create table creative_materials (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  business_pool_id bigint references business_pools,
  image text not null check (image <> ''),
  filename text not null default '',
  make_image text not null default '',
  filesize bigint not null default 0 check (filesize >= 0),
  width integer,
  height integer,
  sn text not null default '',
  priority integer not null default 0 check (priority between -100 and 100),
  category text not null default '',
  made_at timestamptz,
  make_error text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index creative_materials_team on creative_materials (business_team_id, updated_at desc, id desc);
create index creative_materials_sn on creative_materials (business_team_id, sn, priority desc, id desc);
create index creative_materials_priority on creative_materials (business_team_id, priority desc, id desc);
create index creative_materials_pool on creative_materials (business_pool_id, priority desc, id desc)
  where business_pool_id is not null;
call omc_protect('creative_materials');

grant select, insert, update on creator_tasks, creator_pools, creator_contents, business_pools,
  business_pool_benchmarks, business_pool_contents, smart_paragraphs, creative_paragraphs, creative_materials to omc_app;
grant select, insert, update, delete on creator_tasks, creator_pools, creator_contents, business_pools,
  business_pool_benchmarks, business_pool_contents, smart_paragraphs, creative_paragraphs, creative_materials to omc_jobs;
