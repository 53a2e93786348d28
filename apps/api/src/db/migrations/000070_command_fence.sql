-- The lease under which a command was started: one that was taken again, by another page or process of
-- the same device, knows nothing of it.
alter table commands add column fence bigint;
