-- A device says which version of the program it runs, and what it is doing; both are shown to people.
alter table devices add column version text not null default '' check (length(version) <= 60);
alter table devices add column running jsonb;
-- One that nobody has used for long is hidden, not deleted: attempts, events and the audit trail name it.
alter table devices add column deleted_at timestamptz;
