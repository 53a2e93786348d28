-- Copywriting and its cost, the assistant, channel rules, the search over contents, and the small
-- resources around them: ranked goods, outside creators, audience groups.

-- Every question to the language model, with what it cost. A row is reserved before the model is
-- asked and settled after, so that questions at the same time cannot pass the budget together.
create table writing_calls (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  purpose text not null,
  model text not null default '',
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  cost_fen numeric(14, 4) not null default 0,
  duration_ms integer,
  ok boolean,
  code text,
  created_at timestamptz not null default now()
);
create index writing_calls_day on writing_calls (business_team_id, created_at desc);
call omc_protect('writing_calls');

create table document_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  title text not null default '',
  content text not null,
  modified_content text,
  differences jsonb not null default '[]',
  channel text not null default '',
  source text not null default 'import',
  blob text,
  row_no integer,
  content_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index document_contents_team on document_contents (business_team_id, updated_at desc, id desc);
create unique index document_contents_once on document_contents (business_team_id, source, content_hash)
  where deleted_at is null and source = 'import';
call omc_protect('document_contents');

create table conversations (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint not null references users,
  title text not null default '',
  source text not null default 'chat',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index conversations_user on conversations (business_team_id, user_id, updated_at desc, id desc);
call omc_protect('conversations');

create table conversation_messages (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  conversation_id bigint not null references conversations,
  user_id bigint not null references users,
  role text not null check (role in ('user', 'assistant')),
  text text not null default '',
  state text not null default 'done' check (state in ('streaming', 'done', 'stopped', 'broken')),
  error text,
  stop_requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index conversation_messages_of on conversation_messages (conversation_id, id);
create index conversation_messages_live on conversation_messages (user_id, updated_at) where state = 'streaming';
-- One answer at a time, whatever the code above does.
create unique index conversation_messages_one_live on conversation_messages (conversation_id) where state = 'streaming';
call omc_protect('conversation_messages');

-- What a channel takes. A new team starts with the defaults and may change its own copy.
create table channel_rule_defaults (
  channel text primary key,
  title_min integer not null,
  title_max integer not null,
  desc_max integer not null,
  paragraphs_max integer not null,
  images_min integer not null,
  images_max integer not null,
  image_ratios text[] not null,
  topics_max integer not null,
  items_max integer not null,
  remark text not null default ''
);
insert into channel_rule_defaults values
  ('guangguang', 1, 30, 1000, 30, 1, 18, '{3:4,1:1,9:16}', 3, 20, '首图建议 3:4，标题不超过 30 字'),
  ('wetao', 1, 40, 2000, 40, 1, 12, '{1:1,3:4}', 2, 10, '图文至少一张图，正文不超过 2000 字'),
  ('pdd', 1, 30, 500, 20, 1, 9, '{1:1,3:4}', 3, 6, '不得出现站外联系方式与其他平台名称'),
  ('jd', 1, 28, 1000, 30, 1, 15, '{3:4,1:1}', 3, 10, '标题不超过 28 字，图片不带水印'),
  ('goudong', 1, 28, 800, 30, 1, 10, '{3:4,1:1}', 3, 10, '购东内容须与商品一致'),
  ('daorc', 1, 30, 1000, 30, 1, 12, '{3:4,1:1,16:9}', 5, 10, '达人号可带最多 5 个话题'),
  ('youhaohuo', 1, 30, 600, 30, 1, 10, '{1:1,3:4}', 1, 6, '好货描述要具体，不写空泛的形容');

-- `forbid` may not be published; `warn` is shown to the author. Without a channel: everywhere.
create table banned_word_defaults (
  word text not null,
  channel text,
  level text not null check (level in ('forbid', 'warn')),
  suggestion text not null default '',
  reason text not null default ''
);
insert into banned_word_defaults (word, channel, level, suggestion, reason) values
  ('国家级', null, 'forbid', '高品质', '广告法：不得使用国家级用语'),
  ('世界级', null, 'forbid', '高品质', '广告法：绝对化用语'),
  ('全网最低', null, 'forbid', '价格实惠', '广告法：绝对化用语'),
  ('全网第一', null, 'forbid', '受欢迎', '广告法：绝对化用语'),
  ('最便宜', null, 'forbid', '实惠', '广告法：绝对化用语'),
  ('最高级', null, 'forbid', '有质感', '广告法：绝对化用语'),
  ('第一品牌', null, 'forbid', '知名品牌', '广告法：绝对化用语'),
  ('独一无二', null, 'warn', '有特点', '绝对化用语，建议改写'),
  ('史上最', null, 'forbid', '非常', '广告法：绝对化用语'),
  ('包治百病', null, 'forbid', '', '不得宣称疗效'),
  ('根治', null, 'forbid', '改善', '不得宣称疗效'),
  ('无副作用', null, 'forbid', '温和', '不得作安全性断言'),
  ('假一赔命', null, 'forbid', '正品保障', '不当承诺'),
  ('稳赚不赔', null, 'forbid', '', '不得承诺收益'),
  ('加微信', null, 'forbid', '', '不得引导站外联系'),
  ('微信号', null, 'forbid', '', '不得引导站外联系'),
  ('加我私聊', null, 'forbid', '', '不得引导站外联系'),
  ('高仿', null, 'forbid', '', '不得出售仿冒商品'),
  ('必买', null, 'warn', '值得入手', '过度营销'),
  ('绝绝子', null, 'warn', '很好', '用语空泛'),
  ('秒杀全场', null, 'warn', '表现出色', '过度营销'),
  ('淘宝', 'pdd', 'forbid', '', '不得出现其他平台名称'),
  ('天猫', 'pdd', 'forbid', '', '不得出现其他平台名称'),
  ('京东', 'pdd', 'forbid', '', '不得出现其他平台名称'),
  ('淘宝', 'jd', 'forbid', '', '不得出现其他平台名称'),
  ('拼多多', 'jd', 'forbid', '', '不得出现其他平台名称'),
  ('淘宝', 'goudong', 'forbid', '', '不得出现其他平台名称'),
  ('拼多多', 'goudong', 'forbid', '', '不得出现其他平台名称'),
  ('拼多多', 'guangguang', 'forbid', '', '不得出现其他平台名称'),
  ('京东', 'guangguang', 'forbid', '', '不得出现其他平台名称'),
  ('拼多多', 'youhaohuo', 'forbid', '', '不得出现其他平台名称'),
  ('京东', 'youhaohuo', 'forbid', '', '不得出现其他平台名称'),
  ('种草', 'wetao', 'warn', '推荐', '建议换成更具体的说法'),
  ('亲测有效', 'youhaohuo', 'warn', '用下来感受不错', '功效类表述须有依据');

create table channel_rules (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  channel text not null,
  title_min integer not null check (title_min >= 0),
  title_max integer not null check (title_max >= title_min),
  desc_max integer not null check (desc_max >= 0),
  paragraphs_max integer not null check (paragraphs_max >= 0),
  images_min integer not null check (images_min >= 0),
  images_max integer not null check (images_max >= images_min),
  image_ratios text[] not null default '{}',
  topics_max integer not null check (topics_max >= 0),
  items_max integer not null check (items_max >= 0),
  banned_words jsonb not null default '[]',
  enabled boolean not null default true,
  remark text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, channel)
);
create index channel_rules_team on channel_rules (business_team_id, updated_at desc, id desc);
call omc_protect('channel_rules');

-- Runs with the owner's rights: whoever may make a team need not be in it.
create function omc_team_rules() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into channel_rules (business_team_id, channel, title_min, title_max, desc_max, paragraphs_max,
    images_min, images_max, image_ratios, topics_max, items_max, remark, banned_words, created_at, updated_at)
  select new.id, d.channel, d.title_min, d.title_max, d.desc_max, d.paragraphs_max,
    d.images_min, d.images_max, d.image_ratios, d.topics_max, d.items_max, d.remark,
    (select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'level', w.level,
        'suggestion', w.suggestion, 'reason', w.reason) order by w.channel nulls first, w.word), '[]')
      from banned_word_defaults w where w.channel is null or w.channel = d.channel),
    new.created_at, new.created_at
  from channel_rule_defaults d order by d.channel;
  return null;
end $$;
create trigger team_rules after insert on business_teams for each row execute function omc_team_rules();
insert into channel_rules (business_team_id, channel, title_min, title_max, desc_max, paragraphs_max,
  images_min, images_max, image_ratios, topics_max, items_max, remark, banned_words)
select t.id, d.channel, d.title_min, d.title_max, d.desc_max, d.paragraphs_max,
  d.images_min, d.images_max, d.image_ratios, d.topics_max, d.items_max, d.remark,
  (select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'level', w.level,
      'suggestion', w.suggestion, 'reason', w.reason) order by w.channel nulls first, w.word), '[]')
    from banned_word_defaults w where w.channel is null or w.channel = d.channel)
from business_teams t, channel_rule_defaults d order by t.id, d.channel;

-- Characters and pairs of neighbours: what a search in Chinese text can be narrowed by.
create function omc_grams(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select unnest(array[ch, case when next <> ' ' then ch || next end]) as gram from (
      select ch, lead(ch) over (order by n) as next
      from unnest(string_to_array(left(regexp_replace(lower(words),
        '[[:space:][:punct:]\u3000-\u303f\uff00-\uffef]+', ' ', 'g'), 4000), null)) with ordinality as c(ch, n)
    ) pairs where ch not in ('', ' ')
  ) grams where gram is not null
$$;

-- One row for each living content of any family; kept by a trigger of the family's table.
create table content_items (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  origin_type text not null,
  origin_id bigint not null,
  status text not null default '',
  title text not null default '',
  paragraphs text[] not null default '{}',
  cover text not null default '',
  images text[] not null default '{}',
  desc_content text not null default '',
  images_content text[] not null default '{}',
  source text not null default '',
  category text not null default '',
  search_text text not null default '',
  grams text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (origin_type, origin_id)
);
create index content_items_team on content_items (business_team_id, updated_at desc, id desc);
create index content_items_grams on content_items using gin (grams);
call omc_protect('content_items');

create function omc_texts(list jsonb) returns text[] language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) = 'array' then array(
    select coalesce(one #>> '{}', '') from jsonb_array_elements(list) one where jsonb_typeof(one) = 'string')
  else '{}' end
$$;

create function omc_first_texts(first jsonb, second jsonb) returns text[] language sql immutable parallel safe as $$
  select case when cardinality(omc_texts(first)) > 0 then omc_texts(first) else omc_texts(second) end
$$;

create function omc_index_content() returns trigger language plpgsql as $$
declare
  r jsonb := to_jsonb(new);
  family text := tg_argv[0];
  words text;
begin
  if r ->> 'deleted_at' is not null or r ->> 'status' = 'deleted' then
    delete from content_items where origin_type = family and origin_id = new.id;
    return null;
  end if;
  words := concat_ws(E'\n', r ->> 'title', r ->> 'desc', array_to_string(omc_texts(r -> 'paragraphs'), E'\n'),
    r ->> 'topic', r ->> 'category');
  -- Most updates are figures and states: the words, and what they are found by, stay.
  update content_items set business_team_id = new.business_team_id, user_id = new.user_id,
    status = coalesce(r ->> 'status', ''), source = coalesce(r ->> 'source', ''),
    cover = coalesce(nullif(r ->> 'cover', ''), (omc_texts(r -> 'images'))[1], ''), images = omc_texts(r -> 'images'),
    images_content = omc_first_texts(r -> 'make_images', r -> 'images'), updated_at = new.updated_at
  where origin_type = family and origin_id = new.id and search_text = words
    and title = coalesce(r ->> 'title', '') and desc_content = coalesce(r ->> 'desc', '')
    and paragraphs = omc_texts(r -> 'paragraphs') and category = coalesce(r ->> 'category', '');
  if found then
    return null;
  end if;
  insert into content_items as c (business_team_id, user_id, origin_type, origin_id, status, title, paragraphs,
    cover, images, desc_content, images_content, source, category, search_text, grams, created_at, updated_at)
  values (new.business_team_id, new.user_id, family, new.id,
    coalesce(r ->> 'status', ''), coalesce(r ->> 'title', ''), omc_texts(r -> 'paragraphs'),
    coalesce(nullif(r ->> 'cover', ''), (omc_texts(r -> 'images'))[1], ''), omc_texts(r -> 'images'),
    coalesce(r ->> 'desc', ''), omc_first_texts(r -> 'make_images', r -> 'images'),
    coalesce(r ->> 'source', ''), coalesce(r ->> 'category', ''), words, omc_grams(words),
    new.created_at, new.updated_at)
  on conflict (origin_type, origin_id) do update set business_team_id = excluded.business_team_id,
    user_id = excluded.user_id, status = excluded.status, title = excluded.title, paragraphs = excluded.paragraphs,
    cover = excluded.cover, images = excluded.images, desc_content = excluded.desc_content,
    images_content = excluded.images_content, source = excluded.source, category = excluded.category,
    search_text = excluded.search_text, grams = excluded.grams, updated_at = excluded.updated_at;
  return null;
end $$;

-- Lets a family of contents be searched: its rows so far, and whatever changes from now on.
create procedure omc_search_contents(tbl regclass, family text) language plpgsql as $$
begin
  execute format('create trigger search_contents after insert or update on %s for each row
    execute function omc_index_content(%L)', tbl, family);
  -- Touches each row once, so that the trigger sees what is there already.
  execute format('update %s set updated_at = updated_at', tbl);
end $$;

-- Categories of a team are numbered in reading order, level by level of their tree, whatever wrote
-- them: siblings keep their order, a new one comes last, and the newest wish wins a place.
create function omc_number_categories() returns trigger language plpgsql as $$
declare
  team bigint;
begin
  -- The numbering below is an update of its own.
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  for team in select distinct business_team_id from changed order by 1 loop
    perform pg_advisory_xact_lock(7203918, team::int);
    with recursive alive as (
      select c.id, c.parent_id, case when p.id is null then null else c.parent_id end as under,
        row_number() over (order by (c.lft = 0)::int, c.lft,
          exists (select from changed n where n.id = c.id) desc, c.id) as place
      from business_categories c
      left join business_categories p on p.id = c.parent_id and p.deleted_at is null
      where c.business_team_id = team and c.deleted_at is null
    ), tree as (
      select id, 1 as level, array[place] as path from alive where under is null
      union all
      select a.id, t.level + 1, t.path || a.place from alive a join tree t on a.under = t.id
    ), numbered as (
      select id, level, row_number() over (order by path) as lft from tree
    )
    update business_categories c set lft = n.lft, level = n.level
    from numbered n where n.id = c.id and (c.lft <> n.lft or c.level <> n.level);
  end loop;
  return null;
end $$;
create trigger number_made after insert on business_categories referencing new table as changed
  for each statement execute function omc_number_categories();
create trigger number_changed after update on business_categories referencing new table as changed
  for each statement execute function omc_number_categories();

create table windmill_crowds (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  platform text not null,
  crowd_id text not null,
  group_name text not null default '',
  category text not null default '',
  data_type text not null default '',
  size bigint not null default 0 check (size >= 0),
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  synced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, platform, crowd_id)
);
create index windmill_crowds_team on windmill_crowds (business_team_id, updated_at desc, id desc);
create index windmill_crowds_category on windmill_crowds (business_team_id, category);
call omc_protect('windmill_crowds');

create table windmill_contents (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  windmill_crowd_id bigint references windmill_crowds,
  platform text not null,
  content_id text not null,
  title text not null default '',
  "desc" text not null default '',
  cover text not null default '',
  images text[] not null default '{}',
  group_name text not null default '',
  category text not null default '',
  data_type text not null default '',
  status text not null default 'fetched' check (status in
    ('fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted')),
  status_before_trash text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, platform, content_id)
);
create index windmill_contents_team on windmill_contents (business_team_id, updated_at desc, id desc);
create index windmill_contents_status on windmill_contents (business_team_id, status, updated_at desc, id desc);
call omc_protect('windmill_contents');

create table goudong_gold_ranks (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  name text not null,
  category text not null default '',
  business_category_id bigint references business_categories,
  remark text not null default '',
  synced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, name)
);
create index goudong_gold_ranks_team on goudong_gold_ranks (business_team_id, updated_at desc, id desc);
call omc_protect('goudong_gold_ranks');

create table goudong_gold_pools (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  goudong_gold_rank_id bigint not null references goudong_gold_ranks,
  platform text not null default 'goudong',
  item_id text not null,
  title text not null default '',
  shop_title text not null default '',
  pic_url text not null default '',
  item_url text not null default '',
  images text[] not null default '{}',
  category text not null default '',
  brand text not null default '',
  rank_no integer not null check (rank_no > 0),
  rank_name text not null default '',
  sales bigint not null default 0,
  price_fen bigint not null default 0,
  commission_rate numeric(6, 2) not null default 0,
  commission_price_fen bigint not null default 0,
  available boolean not null default true,
  synced_at timestamptz,
  transferred_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, goudong_gold_rank_id, item_id)
);
create index goudong_gold_pools_team on goudong_gold_pools (business_team_id, updated_at desc, id desc);
create index goudong_gold_pools_rank on goudong_gold_pools (goudong_gold_rank_id, rank_no);
call omc_protect('goudong_gold_pools');

create table smart_daren_accounts (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  platform text not null,
  author_id text not null,
  nickname text not null default '',
  avatar text not null default '',
  home_page_url text not null default '',
  category text not null default '',
  channel_tags text[] not null default '{}',
  area_tag text not null default '',
  fans_count bigint not null default 0,
  video_30day_count integer not null default 0,
  video_30day_pv bigint not null default 0,
  video_30day_rate numeric(6, 2) not null default 0,
  remark text not null default '',
  synced_at timestamptz,
  transferred_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (business_team_id, platform, author_id)
);
create index smart_daren_accounts_team on smart_daren_accounts (business_team_id, updated_at desc, id desc);
create index smart_daren_accounts_pv on smart_daren_accounts (business_team_id, video_30day_pv desc, id desc);
call omc_protect('smart_daren_accounts');

grant select on channel_rule_defaults, banned_word_defaults to omc_app, omc_jobs;
grant select, insert, update on writing_calls, document_contents, conversations, conversation_messages, channel_rules,
  windmill_crowds, windmill_contents, goudong_gold_ranks, goudong_gold_pools, smart_daren_accounts to omc_app;
grant select, insert, update, delete on content_items to omc_app;
grant select, insert, update, delete on writing_calls, document_contents, conversations, conversation_messages,
  channel_rules, content_items, windmill_crowds, windmill_contents, goudong_gold_ranks, goudong_gold_pools,
  smart_daren_accounts to omc_jobs;

call omc_search_contents('carry_contents', 'carry_contents');
