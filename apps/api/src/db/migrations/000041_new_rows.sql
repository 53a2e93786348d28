-- Row-level security knows whom a row is given to: what a person writes is theirs, nobody's, or of
-- whom the request names in a field that is declared for it. Who leads gives to the whole team.

-- People that this call may give rows to.
create function omc_gives_to(person bigint) returns boolean language sql stable
  return person = any(string_to_array(coalesce(current_setting('omc.gives_to', true), ''), ' ')::bigint[]);
create function omc_may_hold(person bigint) returns boolean language sql stable
  return person is null or person = omc_user_id() or omc_gives_to(person);
create function omc_may_fill(account bigint) returns boolean language sql stable
  return account is null or account = any(omc_own_accounts());

-- A new row of a person.
create procedure omc_wall_of_new_rows(tbl regclass, rule text) language plpgsql as $$
begin
  execute format($p$create policy person_inserts on %s as restrictive for insert to omc_app
    with check ((select omc_wide()) or %s)$p$, tbl, rule);
end $$;

-- What a policy cannot ask, for it does not see the row before: a decision leaves the row of a
-- colleague with the colleague, and only who holds a row hands it on.
create function omc_hold_person() returns trigger language plpgsql as $$
begin
  if current_user <> 'omc_app' or omc_wide() or omc_may_hold(new.user_id) then return new; end if;
  raise insufficient_privilege using message = format('a row of %I may not be given to this person', tg_table_name);
end $$;
create function omc_hold_account() returns trigger language plpgsql as $$
begin
  if current_user <> 'omc_app' or omc_wide() or omc_may_fill(new.studio_account_id) then return new; end if;
  raise insufficient_privilege using message = format('a row of %I may not be put under this account', tg_table_name);
end $$;

do $$
declare
  tbl record;
  person constant text := 'omc_may_hold(user_id)';
  account constant text := '(studio_account_id is null or studio_account_id = any((select omc_own_accounts())::bigint[]))';
  -- The executor of an account writes down what it published for its author.
  published constant text[] := array['publish_contents', 'carry_publishes', 'smart_publishes', 'creative_publishes'];
begin
  for tbl in
    select c.relname as name, bool_or(a.attname = 'user_id') as of_person, bool_or(a.attname = 'studio_account_id') as of_account
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
      and a.attname in ('user_id', 'studio_account_id')
      -- Notices are written to colleagues; of sessions, keys, tickets and outside sign-ins the server has its own walls.
      and c.relname not in ('system_notices', 'sessions', 'idempotency_keys', 'cable_tickets', 'outside_identities')
    group by 1 order by 1
  loop
    call omc_wall_of_new_rows(tbl.name::regclass, case
      when tbl.name = any(published) then format('(%s and (studio_account_id is not null or %s))', account, person)
      when tbl.of_person and tbl.of_account then format('(%s and %s)', person, account)
      when tbl.of_person then person
      else account end);
    if tbl.of_person then
      execute format('create trigger %I before update of user_id on %I for each row
        when (new.user_id is distinct from old.user_id) execute function omc_hold_person()', tbl.name || '_person', tbl.name);
    end if;
    if tbl.of_account then
      execute format('create trigger %I before update of studio_account_id on %I for each row
        when (new.studio_account_id is distinct from old.studio_account_id) execute function omc_hold_account()', tbl.name || '_account', tbl.name);
    end if;
  end loop;
end $$;

-- Orders of a team name an account by its id at the platform.
call omc_wall_of_new_rows('team_orders', $q$(platform || '/' || uid = any((select omc_own_uids())::text[]))$q$);
