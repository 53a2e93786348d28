-- Materials: a collected product or theme with its product picks, its texts and pictures, and the
-- contents that came of it (domain: words, carry_material and carry_item).

create table carry_materials (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  title text not null default '',
  category text not null default '',
  cover_url text not null default '',
  -- The platform it came from; `manual` when a person wrote it down.
  source text not null default 'manual' check (source <> ''),
  -- Its id there: a product, or a piece of an outside author.
  source_id text,
  source_url text not null default '',
  source_user text not null default '',
  status text not null default 'fetched' check (status in ('fetched', 'processed', 'checked', 'rejected')),
  -- How its items were found.
  matching_type text not null default 'manual' check (matching_type in ('manual', 'exact', 'similar', 'theme')),
  -- Who collected it, as people read it.
  op_name text not null default '',
  business_category_id bigint references business_categories,
  tags text[] not null default '{}',
  -- Offered at random to people who look for something to write about.
  pooling boolean not null default false,
  remark text not null default '',
  extra_info jsonb not null default '{}',
  -- What the channel said last, and when.
  channel_available boolean,
  channel_reason text not null default '',
  channel_checked_at timestamptz,
  collected_at timestamptz,
  merged_into_id bigint references carry_materials,
  origin_type text,
  origin_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint carry_materials_source unique (business_team_id, source, source_id),
  constraint carry_materials_origin unique (business_team_id, origin_type, origin_id),
  constraint carry_materials_not_into_itself check (merged_into_id <> id)
);
create index carry_materials_team on carry_materials (business_team_id, updated_at desc, id desc);
create index carry_materials_created on carry_materials (business_team_id, created_at desc, id desc);
create index carry_materials_status on carry_materials (business_team_id, status, updated_at desc, id desc);
create index carry_materials_by_source on carry_materials (business_team_id, source, updated_at desc, id desc);
create index carry_materials_category on carry_materials (business_category_id) where business_category_id is not null;
create index carry_materials_user on carry_materials (user_id, updated_at desc, id desc) where user_id is not null;
create index carry_materials_pooling on carry_materials (business_team_id) where pooling and deleted_at is null;
create index carry_materials_merged on carry_materials (merged_into_id) where merged_into_id is not null;
call omc_protect('carry_materials');

create table carry_items (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  carry_material_id bigint references carry_materials,
  source text not null check (source <> ''),
  -- The product's id there.
  item_id text not null check (item_id <> ''),
  title text not null default '',
  shop_title text not null default '',
  brand text not null default '',
  pic_url text not null default '',
  images text[] not null default '{}',
  item_url text not null default '',
  category text not null default '',
  business_category_id bigint references business_categories,
  sales bigint not null default 0 check (sales >= 0),
  price_fen bigint not null default 0 check (price_fen >= 0),
  -- Percent.
  commission_rate numeric(5, 2) not null default 0 check (commission_rate >= 0),
  commission_price_fen bigint not null default 0 check (commission_price_fen >= 0),
  -- The same in yuan, for sorting.
  price numeric(14, 2) not null generated always as (price_fen / 100.0) stored,
  commission_price numeric(14, 2) not null generated always as (commission_price_fen / 100.0) stored,
  detail_info jsonb not null default '{}',
  available boolean not null default true,
  unavailable_reason text not null default '',
  available_checked_at timestamptz,
  synced_at timestamptz,
  pooling boolean not null default false,
  -- The materials it stood under before they were merged, the first one first.
  merged_from_ids bigint[] not null default '{}',
  origin_type text,
  origin_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint carry_items_source unique (business_team_id, source, item_id),
  constraint carry_items_origin unique (business_team_id, origin_type, origin_id)
);
create index carry_items_team on carry_items (business_team_id, updated_at desc, id desc);
create index carry_items_created on carry_items (business_team_id, created_at desc, id desc);
create index carry_items_by_source on carry_items (business_team_id, source, updated_at desc, id desc);
create index carry_items_available on carry_items (business_team_id, available, updated_at desc, id desc);
create index carry_items_price on carry_items (business_team_id, price, id);
create index carry_items_rate on carry_items (business_team_id, commission_rate, id);
create index carry_items_commission on carry_items (business_team_id, commission_price, id);
create index carry_items_sales on carry_items (business_team_id, sales, id);
create index carry_items_material on carry_items (carry_material_id, id);
create index carry_items_category on carry_items (business_category_id) where business_category_id is not null;
create index carry_items_user on carry_items (user_id, updated_at desc, id desc) where user_id is not null;
call omc_protect('carry_items');

-- What a channel said of an item on one day.
create table carry_item_details (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  carry_item_id bigint not null references carry_items,
  record_date date not null,
  title text not null default '',
  pic_url text not null default '',
  source text not null,
  item_id text not null,
  sales bigint not null default 0,
  price_fen bigint not null default 0,
  commission_rate numeric(5, 2) not null default 0,
  commission_price_fen bigint not null default 0,
  available boolean not null default true,
  reason text not null default '',
  attributes_info jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint carry_item_details_day unique (carry_item_id, record_date)
);
create index carry_item_details_team on carry_item_details (business_team_id, updated_at desc, id desc);
create index carry_item_details_date on carry_item_details (business_team_id, record_date desc, id desc);
call omc_protect('carry_item_details');

-- Who was given an item, or which content it went into.
create table carry_item_assigns (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  carry_item_detail_id bigint not null references carry_item_details,
  carry_item_id bigint not null references carry_items,
  -- Whose it is now.
  user_id bigint references users,
  assigned_by bigint references users,
  kind text not null check (kind in ('person', 'material', 'content')),
  target_id bigint not null,
  title text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint carry_item_assigns_once unique (carry_item_id, kind, target_id)
);
create index carry_item_assigns_detail on carry_item_assigns (carry_item_detail_id, id);
create index carry_item_assigns_team on carry_item_assigns (business_team_id, updated_at desc, id desc);
call omc_protect('carry_item_assigns');

-- Texts about a material: descriptions, paragraphs, recommendations, reviews by buyers.
create table carry_material_texts (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  carry_material_id bigint references carry_materials,
  carry_item_id bigint references carry_items,
  kind text not null check (kind in ('desc', 'paragraph', 'recommend', 'rate')),
  text text not null,
  images text[] not null default '{}',
  -- 0 to 5, of reviews.
  score numeric(3, 1),
  -- Whence it came and its key there, so that nothing is kept twice.
  source text not null default 'manual',
  source_key text,
  written_at timestamptz,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint carry_material_texts_source unique (business_team_id, kind, source, source_key),
  constraint carry_material_texts_of_something check (carry_material_id is not null or carry_item_id is not null)
);
create index carry_material_texts_material on carry_material_texts (carry_material_id, kind, position, id);
create index carry_material_texts_item on carry_material_texts (carry_item_id, kind, position, id);
call omc_protect('carry_material_texts');

-- Pictures of a material, in the order they are used.
create table carry_material_images (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  carry_material_id bigint not null references carry_materials,
  image text not null check (image <> ''),
  filename text not null default '',
  -- The picture made from it, empty before.
  make_image text not null default '',
  filesize bigint not null default 0 check (filesize >= 0),
  sn integer not null default 0,
  priority integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint carry_material_images_once unique (carry_material_id, image)
);
create index carry_material_images_order on carry_material_images (carry_material_id, priority desc, sn, id);
call omc_protect('carry_material_images');

alter table carry_contents
  add column carry_material_id bigint references carry_materials,
  add column carry_item_id bigint references carry_items,
  add column merged_from_ids bigint[] not null default '{}';
create index carry_contents_material on carry_contents (carry_material_id, updated_at desc, id desc)
  where carry_material_id is not null;
create index carry_contents_item on carry_contents (carry_item_id) where carry_item_id is not null;

-- What stands under a material follows it into the one it is merged into, and comes back when the
-- merge is undone. It stands here so that undoing the material's own row is all an undo needs.
create function omc_follow_merge() returns trigger language plpgsql as $$
begin
  if new.merged_into_id is not distinct from old.merged_into_id then return null; end if;
  if old.merged_into_id is not null then
    update carry_items set carry_material_id = new.id,
      merged_from_ids = merged_from_ids[1:array_position(merged_from_ids, new.id) - 1]
      where business_team_id = new.business_team_id and new.id = any(merged_from_ids);
    update carry_contents set carry_material_id = new.id,
      merged_from_ids = merged_from_ids[1:array_position(merged_from_ids, new.id) - 1]
      where business_team_id = new.business_team_id and new.id = any(merged_from_ids);
  end if;
  if new.merged_into_id is not null then
    update carry_items set carry_material_id = new.merged_into_id, merged_from_ids = merged_from_ids || new.id
      where carry_material_id = new.id;
    update carry_contents set carry_material_id = new.merged_into_id, merged_from_ids = merged_from_ids || new.id
      where carry_material_id = new.id;
  end if;
  return null;
end $$;
create trigger carry_materials_follow_merge after update of merged_into_id on carry_materials
  for each row execute function omc_follow_merge();

grant select, insert, update on carry_materials, carry_items, carry_item_details, carry_item_assigns,
  carry_material_texts, carry_material_images to omc_app;
grant select, insert, update, delete on carry_materials, carry_items, carry_item_details, carry_item_assigns,
  carry_material_texts, carry_material_images to omc_jobs;
