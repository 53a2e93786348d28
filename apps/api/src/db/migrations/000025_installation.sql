-- What must be the same for every process of one product: a value that only its root key makes, and
-- the name of the folder that holds its files. The owner alone reads and writes it.
create table installation (
  name text primary key check (name in ('key_check', 'file_store')),
  value text not null
);
alter table installation enable row level security;
alter table installation force row level security;
create policy owner_rows on installation to current_user using (true) with check (true);

-- Everybody may know in which life the database is; the owner alone begins one.
alter table lives enable row level security;
alter table lives force row level security;
create policy owner_rows on lives to current_user using (true) with check (true);
create policy readable on lives for select using (true);
