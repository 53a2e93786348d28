-- Items of materials that await review: asked row by row, so that the plan of a page need not count
-- with reading all those materials first, which leaders, who see every item, never do.
do $$
declare
  rule constant text := $q$(user_id = (select omc_user_id()) or user_id is null or exists (select from carry_materials m
    where m.id = carry_items.carry_material_id and m.deleted_at is null and (m.status in ('fetched', 'processed')
      and ((select omc_reaches('materials')) or (m.source = 'douyin' and (select omc_reaches('douyin-materials'))))
      or m.id = any((select omc_decided('carry_materials'))::bigint[]))))$q$;
begin
  execute format('alter policy person_reads on carry_items using ((select omc_sees_team()) or %s)', rule);
  execute format('alter policy person_changes on carry_items using ((select omc_wide()) or %s)', rule);
  execute format('alter policy person_deletes on carry_items using ((select omc_wide()) or %s)', rule);
end $$;
