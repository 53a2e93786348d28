-- Row-level security knows the person too: whose rows a transaction changes, and in a call that only
-- reads whose it sees. It repeats the scopes of the application without knowing them; people who
-- lead work on their whole team. A transaction that says nothing is held to the person's own rows.

-- How far the person works: 'own', 'team' or 'all-teams'.
create function omc_wide() returns boolean language sql stable
  return coalesce(current_setting('omc.reach', true), '') in ('team', 'all-teams');
-- What of colleagues' rows this call reaches, by the names that the application has for it.
create function omc_reaches(name text) returns boolean language sql stable
  return name = any(string_to_array(coalesce(current_setting('omc.reaches', true), ''), ' '));
-- A write looks at its whole team, to find what is there already; what it answers is scoped before.
create function omc_sees_team() returns boolean language sql stable
  return omc_wide() or coalesce(current_setting('omc.reads', true), '') = 'team';

-- Asked once for a statement each, and only when a row is not the person's own.
create function omc_own_accounts() returns bigint[] language sql stable
  return array(select a.id from studio_accounts a
    where a.business_team_id = omc_team_id() and (a.user_id = omc_user_id() or a.user_id is null));
create function omc_own_uids() returns text[] language sql stable
  return array(select a.platform || '/' || a.uid from studio_accounts a
    where a.business_team_id = omc_team_id() and (a.user_id = omc_user_id() or a.user_id is null));
create function omc_decided(subject text) returns bigint[] language sql stable
  return array(select s.id::bigint from audit_events e, unnest(e.subject_ids) as s(id)
    where omc_reaches('decided') and e.user_id = omc_user_id() and e.created_at > now() - interval '1 day'
      and e.subject_type = subject and e.changes -> 0 -> 'before' ? 'status');

-- Restrictive: beside the wall of the team, never in its place. What a change leaves behind is not
-- asked: a decision takes a row out of the reach of who decides.
create procedure omc_read_wall(tbl regclass, rule text) language plpgsql as $$
begin
  execute format($p$create policy person_reads on %s as restrictive for select to omc_app
    using ((select omc_sees_team()) or %s)$p$, tbl, rule);
end $$;
create procedure omc_wall_of_person(tbl regclass, rule text) language plpgsql as $$
begin
  call omc_read_wall(tbl, rule);
  execute format($p$create policy person_changes on %s as restrictive for update to omc_app
    using ((select omc_wide()) or %s) with check (true)$p$, tbl, rule);
  execute format($p$create policy person_deletes on %s as restrictive for delete to omc_app
    using ((select omc_wide()) or %s)$p$, tbl, rule);
end $$;

-- What is a person's alone, whoever asks.
create procedure omc_wall_of_self(tbl regclass, rule text) language plpgsql as $$
begin
  execute format('create policy person_alone on %s as restrictive to omc_app using (%s) with check (%s)', tbl, rule, rule);
end $$;

do $$
declare
  tbl text;
  own constant text := '(user_id = (select omc_user_id()) or user_id is null)';
  account constant text := 'studio_account_id = any((select omc_own_accounts())::bigint[])';
  awaiting constant text := $q$(status in ('fetched', 'processed') and (%s))$q$;
  decided constant text := $q$id = any((select omc_decided('%s'))::bigint[])$q$;
  contents constant text := $q$(select omc_reaches('contents'))$q$;
  images constant text := $q$(select omc_reaches('image-contents'))$q$;
  jingdong constant text := $q$(channel in ('jd', 'goudong') and (select omc_reaches('jingdong-contents')))$q$;
  materials constant text := $q$(select omc_reaches('materials')) or (source = 'douyin' and (select omc_reaches('douyin-materials')))$q$;
begin
  foreach tbl in array array['access_accounts', 'studio_accounts', 'carry_sources', 'carry_item_details',
    'document_contents', 'plans', 'jobs', 'devices', 'carry_statistics'] loop
    call omc_wall_of_person(tbl, own);
  end loop;
  foreach tbl in array array['creator_tasks', 'creator_pools'] loop
    call omc_wall_of_person(tbl, format($q$(%s or (select omc_reaches('tasks')))$q$, own));
  end loop;
  foreach tbl in array array['publish_attempts', 'publish_events', 'commands', 'studio_orders',
    'studio_income_summaries', 'smart_publish_reports'] loop
    call omc_wall_of_person(tbl, account);
  end loop;
  foreach tbl in array array['publish_contents', 'carry_publishes', 'smart_publishes', 'creative_publishes'] loop
    call omc_wall_of_person(tbl, format('(user_id = (select omc_user_id()) or %s)', account));
  end loop;
  foreach tbl in array array['studio_sources', 'studio_pools'] loop
    call omc_wall_of_person(tbl, format('(%s or %s)', own, account));
  end loop;
  call omc_wall_of_person('studio_contents', format('(%s or %s or %s or %s)', own, account,
    format(awaiting, contents), format(decided, 'studio_contents')));
  foreach tbl in array array['creative_contents', 'windmill_contents'] loop
    call omc_wall_of_person(tbl, format('(%s or %s or %s)', own, format(awaiting, contents), format(decided, tbl)));
  end loop;
  -- Triggers keep it, whoever changes a content.
  call omc_read_wall('content_items', format('(%s or %s or %s)', own, format(awaiting, contents), format(decided, 'content_items')));
  call omc_wall_of_person('carry_contents', format('(%s or %s or %s)', own,
    format(awaiting, contents || $q$ or (content_type = 'image' and $q$ || images || ') or ' || jingdong),
    format(decided, 'carry_contents')));
  call omc_wall_of_person('smart_contents', format('(%s or %s or %s)', own,
    format(awaiting, contents || ' or ' || images || ' or ' || jingdong), format(decided, 'smart_contents')));
  call omc_wall_of_person('creator_contents', format('(%s or %s or %s)', own,
    format(awaiting, contents || ' or ' || jingdong), format(decided, 'creator_contents')));
  call omc_wall_of_person('carry_materials', format('(%s or %s or %s)', own,
    format(awaiting, materials), format(decided, 'carry_materials')));
  call omc_wall_of_person('carry_items', format(
    $q$(%s or carry_material_id in (select m.id from carry_materials m
      where m.deleted_at is null and (m.status in ('fetched', 'processed') and (%s) or m.%s)))$q$,
    own, replace(materials, '(source =', '(m.source ='), format(decided, 'carry_materials')));
  call omc_wall_of_person('team_orders', $q$platform || '/' || uid = any((select omc_own_uids())::text[])$q$);
  foreach tbl in array array['preferences', 'conversations', 'conversation_messages', 'exports'] loop
    call omc_wall_of_self(tbl, 'user_id = (select omc_user_id())');
  end loop;
  call omc_wall_of_self('views', $q$(kind <> 'personal' or user_id = (select omc_user_id()))$q$);
end $$;

-- Notices are written to colleagues, and read and marked by whom they are for.
create policy addressed_reads on system_notices as restrictive for select to omc_app
  using ((select omc_sees_team()) or user_id = (select omc_user_id()) or user_id is null);
create policy addressed_changes on system_notices as restrictive for update to omc_app
  using (user_id = (select omc_user_id()) or user_id is null) with check (true);
create policy addressed_deletes on system_notices as restrictive for delete to omc_app
  using (user_id = (select omc_user_id()) or user_id is null);

-- What is sent to sockets, and where they stand: the server's alone.
call omc_keep_for_server('cable_epoch');
call omc_keep_for_server('cable_streams');
call omc_keep_for_server('cable_messages');
