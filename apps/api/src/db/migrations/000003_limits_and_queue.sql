-- What was tried lately, for the limits on sign-in, passwords and SMS. Names and addresses are
-- kept as keyed hashes only: a mistyped password may stand in the name field.
create table rate_marks (
  id bigint generated always as identity primary key,
  kind text not null,
  subject bytea not null,
  created_at timestamptz not null
);
create index rate_marks_subject on rate_marks (kind, subject, created_at desc);
create index rate_marks_age on rate_marks (created_at);
grant select, insert, delete on rate_marks to omc_app, omc_jobs;

-- A kept key whose write was refused is free again.
grant delete on idempotency_keys to omc_app;

-- The job library keeps its own tables here.
create schema pgboss;
grant usage, create on schema pgboss to omc_jobs;
