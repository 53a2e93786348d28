-- The indexes of a list, by what its declaration says of its order and filters. Few of them answer
-- most: the list's own holds all that rows are narrowed by beside the keys, so that a page, however
-- far down, and a count are found without the rows. `list-indexes.test.ts` holds each declaration
-- against the indexes that stand, and prints the line to write when one is missing.

-- The indexes that begin with these keys, over all rows of the list or all that are in the trash.
create function omc_indexes(tbl regclass, keys text[]) returns setof pg_index language sql stable as $$
  select i.* from pg_index i
    where i.indrelid = tbl and i.indnkeyatts >= cardinality(keys)
      and keys = array(select a.attname::text from generate_series(1, cardinality(keys)) n
        join pg_attribute a on a.attrelid = tbl and a.attnum = i.indkey[n - 1] order by n)
      and not exists (select from regexp_matches(coalesce(pg_get_expr(i.indpred, tbl), ''), '(\w+) IS (?:NOT )?NULL|.*[=<>].*', 'g') as m
        where m[1] is null or m[1] <> 'deleted_at' and m[1] <> all(keys))
$$;

-- Drops those with these keys and no others; what is unique is a rule and stays.
create procedure omc_drop_indexes(tbl regclass, keys text[]) language plpgsql as $$
declare
  one text;
begin
  for one in select i.indexrelid::regclass::text from omc_indexes(tbl, keys) i
    where not i.indisunique and i.indnkeyatts = cardinality(keys)
  loop
    execute 'drop index ' || one;
  end loop;
end $$;

-- ordering: the columns behind the team. short: what many rows share, those with the most values first;
-- two of them together leave few rows. ranges: days and amounts.
-- words: texts that pick few rows. pointers: ids of rows that these belong to.
create procedure omc_list(tbl regclass, ordering text, short text[], ranges text[], words text[], pointers text[])
language plpgsql as $$
declare
  keys text[] := array(select split_part(key, ' ', 1) from unnest(string_to_array(ordering, ', ')) as key);
  has_trash boolean := exists (select from pg_attribute where attrelid = tbl and attname = 'deleted_at' and not attisdropped);
  -- Row-level security looks at them in every row.
  walls text[] := array(select distinct a.attname::text from pg_policy p
    join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refobjid = tbl and d.refobjsubid > 0 and p.polcmd in ('r', '*')
    join pg_attribute a on a.attrelid = tbl and a.attnum = d.refobjsubid);
  alive text := case when has_trash then 'where deleted_at is null' else '' end;
  kept text := case when has_trash then 'where deleted_at is null and ' else 'where ' end;
  team constant text[] := array['business_team_id'];
  one text;
begin
  -- What held the order alone gives way.
  call omc_drop_indexes(tbl, team || keys);
  call omc_drop_indexes(tbl, team || array_remove(keys, 'id'));
  execute format('create index %s on %s (business_team_id, %s) %s %s', tbl || '_listed', tbl, ordering,
    omc_beside(short || ranges || walls, team || keys), alive);
  if cardinality(short) > 1 then
    -- It skips over the few values of what is not asked for.
    foreach one in array short loop
      call omc_drop_indexes(tbl, team || one || keys);
    end loop;
    call omc_drop_indexes(tbl, team || short[1:3] || keys);
    execute format('create index %s on %s (business_team_id, %s, %s) %s %s', tbl || '_narrowed', tbl,
      array_to_string(short[1:3], ', '), ordering, omc_beside(short || walls, team || keys || short[1:3]), alive);
  end if;
  if has_trash then
    execute format('create index %s on %s (business_team_id, %s) where deleted_at is not null', tbl || '_trashed', tbl, ordering);
  end if;
  foreach one in array words loop
    call omc_drop_indexes(tbl, team || one || keys);
    execute format('create index %s on %s (business_team_id, %I, %s) %s %s %I is not null', tbl || '_of_' || one, tbl, one, ordering,
      omc_beside(short || walls, team || keys || array[one]), kept, one);
  end loop;
  foreach one in array pointers loop
    if not exists (select from omc_indexes(tbl, array[one] || keys)) then
      -- One that leads to the rows alone gives way: this one does, too, and in order.
      call omc_drop_indexes(tbl, array[one]);
      execute format('create index %s on %s (%I, %s) %s where %I is not null', tbl || '_of_' || one, tbl, one, ordering,
        case when has_trash then '' else omc_beside(walls || team, keys || array[one]) end, one);
    end if;
  end loop;
end $$;

-- Columns that stand beside the keys of an index.
create function omc_beside(columns text[], keys text[]) returns text language sql immutable
  return (select 'include (' || string_agg(distinct quote_ident(name), ', ') || ')' from unnest(columns) as name
    where name <> all(keys || array['deleted_at', 'id']));

-- Written by hand before, and without what row-level security looks at now.
drop index carry_contents_pairs, carry_contents_status_source;

-- Lists of what is a person's own, of what has been made, and of what can be taken back.
create index exports_own on exports (user_id, updated_at, id);
create index creative_materials_made on creative_materials (business_team_id, updated_at, id)
  include (category) where deleted_at is null and make_image <> '';
create index audit_events_undoable on audit_events (business_team_id, created_at, id) where changes is not null;

call omc_list('system_notices', 'created_at desc, readed, id desc', '{source, status}', '{}', '{}', '{}');
call omc_list('access_accounts', 'updated_at, id', '{platform, level}', '{cookies_set_at, expires_at}', '{category}', '{uid, user_id}');
call omc_list('studio_accounts', 'updated_at, id', '{platform, publish_tag, has_already_sign, permitted, visiable}', '{expires_at}', '{category, mcn_name}', '{business_category_id, uid, user_id}');
call omc_list('studio_contents', 'updated_at, id', '{platform, status, source, content_type, creative}', '{}', '{category, topic}', '{studio_account_id, studio_source_id, user_id}');
call omc_list('studio_pools', 'updated_at, id', '{checked}', '{}', '{category}', '{item_id, studio_account_id, user_id}');
call omc_list('studio_sources', 'updated_at, id', '{platform}', '{collected_at}', '{}', '{author_id, studio_account_id, user_id}');
call omc_list('carry_contents', 'updated_at, id', '{channel, status, content_type, origin_type, source}', '{created_at, published_at, user_id}', '{category, status, topic}', '{assigned_account_id, author_id, business_category_id, carry_source_id, document_id, user_id}');
call omc_list('carry_materials', 'updated_at, id', '{source, matching_type, status, channel_available, pooling}', '{collected_at, created_at}', '{category, op_name, source_user}', '{business_category_id, source_id, user_id}');
call omc_list('carry_items', 'updated_at, id', '{source, available, pooling}', '{carry_material_id, commission_price, commission_rate, created_at, price, sales, synced_at}', '{brand, category, shop_title}', '{business_category_id, carry_material_id, item_id, user_id}');
call omc_list('carry_item_details', 'updated_at, id', '{source, available}', '{record_date}', '{}', '{carry_item_id, item_id, user_id}');
call omc_list('carry_publishes', 'updated_at, id', '{channel, channel_state, publish_tag, status}', '{cps_imported_at, created_at, published_at}', '{source_user, topic}', '{content_id, feed_id, studio_account_id, user_id}');
call omc_list('carry_sources', 'updated_at, id', '{platform, status, monitored}', '{user_id}', '{category}', '{business_category_id, studio_account_id, user_id}');
call omc_list('publish_contents', 'updated_at, id', '{status, platform, family}', '{published_at}', '{account_name, category}', '{content_id, studio_account_id, uid, user_id}');
call omc_list('publish_attempts', 'updated_at, id', '{state}', '{}', '{}', '{attempt_key, publish_content_id, studio_account_id}');
call omc_list('publish_events', 'id', '{kind}', '{}', '{}', '{attempt_id, publish_content_id, studio_account_id}');
call omc_list('creator_tasks', 'updated_at, id', '{platform, dash}', '{closed_at, created_at}', '{category}', '{goods_id, user_id}');
call omc_list('creator_contents', 'updated_at, id', '{channel, status, source, kind}', '{created_at, studio_account_id}', '{category, topic}', '{creator_task_id, studio_account_id, user_id}');
call omc_list('business_pools', 'updated_at, id', '{source, available, pooling}', '{created_at}', '{category, rank_name}', '{business_category_id, item_id}');
call omc_list('creative_paragraphs', 'updated_at, id', '{source, checked}', '{}', '{category, seed}', '{business_pool_id, user_id}');
call omc_list('creative_materials', 'updated_at, id', '{}', '{}', '{category}', '{business_pool_id, sn, user_id}');
call omc_list('smart_contents', 'updated_at, id', '{channel, status, origin_type, source}', '{created_at, published_at, user_id}', '{category, topic}', '{user_id}');
call omc_list('smart_publishes', 'updated_at, id', '{channel}', '{created_at, release_at}', '{}', '{content_id, feed_id, studio_account_id, user_id}');
call omc_list('creative_contents', 'updated_at, id', '{channel, status, source}', '{created_at}', '{brand, category, topic}', '{user_id}');
call omc_list('creative_publishes', 'updated_at, id', '{channel}', '{created_at, release_at}', '{brand, topic}', '{content_id, feed_id, studio_account_id, user_id}');
call omc_list('commands', 'id', '{command, phase}', '{}', '{}', '{uid}');
call omc_list('windmill_contents', 'updated_at, id', '{status, data_type, platform}', '{}', '{category, group_name}', '{user_id, windmill_crowd_id}');
call omc_list('goudong_gold_pools', 'updated_at, id', '{available}', '{transferred_at}', '{brand, category, rank_name}', '{goudong_gold_rank_id}');
call omc_list('smart_daren_accounts', 'updated_at, id', '{platform}', '{transferred_at}', '{area_tag, category}', '{}');
call omc_list('content_items', 'updated_at, id', '{status, origin_type, source}', '{}', '{category}', '{user_id}');
call omc_list('document_contents', 'updated_at, id', '{channel, source}', '{created_at}', '{}', '{user_id}');
call omc_list('conversations', 'updated_at, id', '{source}', '{}', '{}', '{}');
call omc_list('jobs', 'updated_at, id', '{kind, state}', '{created_at}', '{}', '{user_id}');
call omc_list('audit_events', 'created_at, id', '{operation, subject_type}', '{}', '{}', '{user_id}');
call omc_list('exports', 'updated_at, id', '{resource, format}', '{created_at}', '{}', '{}');
call omc_list('uploads', 'updated_at, id', '{content_type, kind}', '{created_at}', '{}', '{sha256, user_id}');
call omc_list('webhook_deliveries', 'updated_at, id', '{event, state}', '{created_at}', '{}', '{webhook_id}');
call omc_list('carry_statistics', 'updated_at, id', '{channel, resource_type}', '{record_date}', '{keyword, record_date}', '{resource_id, user_id}');
call omc_list('smart_publish_reports', 'updated_at, id', '{platform}', '{record_date}', '{record_date}', '{studio_account_id, uid}');
call omc_list('studio_income_summaries', 'updated_at, id', '{platform, month}', '{record_date}', '{record_date}', '{studio_account_id, uid}');
call omc_list('studio_orders', 'updated_at, id', '{platform, month, status}', '{record_date}', '{record_date}', '{item_id, studio_account_id, uid}');
call omc_list('team_orders', 'updated_at, id', '{platform, month, status}', '{record_date}', '{record_date}', '{item_id, team_relation_id, uid}');
call omc_list('team_relations', 'updated_at, id', '{platform, state}', '{bind_date}', '{bind_date}', '{uid}');
