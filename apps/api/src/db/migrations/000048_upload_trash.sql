-- Everyone in the team sees its files; a person moves only their own to the trash.
create policy person_changes on uploads as restrictive for update to omc_app
  using ((select omc_wide()) or user_id = (select omc_user_id()) or user_id is null) with check (true);
