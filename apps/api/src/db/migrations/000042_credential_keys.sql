-- RSA keys that credentials are encrypted with on their way here: the newest one is published, the
-- ones before still open for a while. The private half is sealed by a key that is not in here.
create table credential_keys (
  id text primary key,
  public_key text not null,
  private_sealed bytea not null,
  created_at timestamptz not null default now(),
  published_until timestamptz not null,
  opens_until timestamptz not null
);
create index credential_keys_published on credential_keys (published_until);

-- Each encrypted value carries a number that is good once, for as long as its key opens.
create table credential_nonces (
  key_id text not null references credential_keys on delete cascade,
  nonce text not null,
  primary key (key_id, nonce)
);

call omc_keep_for_server('credential_keys');
call omc_keep_for_server('credential_nonces');
grant select, insert, delete on credential_keys to omc_jobs;
grant select, insert, delete on credential_nonces to omc_jobs;
