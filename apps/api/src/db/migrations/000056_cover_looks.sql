-- A sign belongs to an address: a cover that moved is signed again, also when it shows the same.
drop trigger carry_materials_changed on carry_materials;
create trigger carry_materials_changed after update on carry_materials for each row
  when ((old.source_id, old.source_url, old.title, old.cover_url, old.picture_sign, old.picture_sign_of, old.deleted_at)
    is distinct from
    (new.source_id, new.source_url, new.title, new.cover_url, new.picture_sign, new.picture_sign_of, new.deleted_at))
  execute function omc_material_changed();
update material_signs s set stale = true from carry_materials t
where t.id = s.carry_material_id and s.picture = '' and t.picture_sign <> '' and t.picture_sign_of = t.cover_url;

-- A cover stays unseen until it was looked at, or could not be loaded too often.
alter table material_signs
  add column looks smallint not null default 0,
  -- Not before: another server looks at it, or its address did not answer.
  add column look_after timestamptz not null default '-infinity';
drop index material_signs_unseen;
create index material_signs_unseen on material_signs (looks, carry_material_id desc) where unseen;

create or replace function omc_material_changed() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into material_signs (carry_material_id, business_team_id) values (new.id, new.business_team_id)
  on conflict (carry_material_id) do update set stale = true;
  if old.cover_url is distinct from new.cover_url then
    update material_signs set unseen = true, looks = 0, look_after = '-infinity'
    where carry_material_id = new.id;
  end if;
  return null;
end $$;
