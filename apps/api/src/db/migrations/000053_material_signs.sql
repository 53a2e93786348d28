-- What materials are compared by when others are collected. Only the function below reads it for
-- people: whoever asks learns that the team has something, not what colleagues have.
create table material_signs (
  carry_material_id bigint primary key references carry_materials on delete cascade,
  business_team_id bigint not null references business_teams,
  outside_id text,
  link text,
  title integer[] not null default '{}',
  body integer[] not null default '{}',
  picture text not null default '',
  keys integer[] not null default '{}',
  -- The material changed since.
  stale boolean not null default true,
  -- Its cover was not looked at yet.
  unseen boolean not null default true
);
create index material_signs_keys on material_signs using gin (keys) with (fastupdate = off);
create index material_signs_stale on material_signs (carry_material_id) where stale;
create index material_signs_unseen on material_signs (carry_material_id desc) where unseen;
alter table material_signs enable row level security;
alter table material_signs force row level security;
create policy job_rows on material_signs to omc_jobs using (true) with check (true);
create policy owner_rows on material_signs to current_user using (true) with check (true);
grant select, insert, update, delete on material_signs to omc_jobs;
-- Without a policy: a person sees no row.
grant select on material_signs to omc_app;

create function omc_material_changed() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into material_signs (carry_material_id, business_team_id) values (new.id, new.business_team_id)
  on conflict (carry_material_id) do update set stale = true,
    unseen = material_signs.unseen or old.cover_url is distinct from new.cover_url;
  return null;
end $$;
create trigger carry_materials_changed after update on carry_materials for each row
  when ((old.source_id, old.source_url, old.title, old.cover_url, old.picture_sign, old.deleted_at)
    is distinct from (new.source_id, new.source_url, new.title, new.cover_url, new.picture_sign, new.deleted_at))
  execute function omc_material_changed();

create function omc_material_made() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into material_signs (carry_material_id, business_team_id) select id, business_team_id from made;
  return null;
end $$;
create trigger carry_materials_made after insert on carry_materials referencing new table as made
  for each statement execute function omc_material_made();

create function omc_material_text_changed() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update material_signs set stale = true where carry_material_id = new.carry_material_id;
  return null;
end $$;
create trigger carry_material_texts_changed after insert or update on carry_material_texts for each row
  when (new.kind = 'desc' and new.carry_material_id is not null) execute function omc_material_text_changed();

-- Materials of the caller's team that share a key, the newest first.
create function omc_like_materials(wanted integer[], most integer)
returns table (carry_material_id bigint, outside_id text, link text, title integer[], body integer[], picture text, keys integer[])
language sql stable security definer set search_path = public as $$
  select s.carry_material_id, s.outside_id, s.link, s.title, s.body, s.picture, s.keys
  from material_signs s
  where s.keys && wanted and s.business_team_id = omc_team_id()
  order by s.carry_material_id desc limit most
$$;
revoke execute on function omc_like_materials(integer[], integer) from public;
grant execute on function omc_like_materials(integer[], integer) to omc_app;

insert into material_signs (carry_material_id, business_team_id) select id, business_team_id from carry_materials;
