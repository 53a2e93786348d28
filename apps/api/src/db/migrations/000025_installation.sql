-- What must be the same for every process of one product: a value that only its root key makes, and
-- the name of the folder that holds its files. The owner alone reads and writes it.
create table installation (
  name text primary key check (name in ('key_check', 'file_store')),
  value text not null
);
