-- A claim looks for the attempts of its account that are open: few, among all that it ever made.
create index publish_attempts_open on publish_attempts (studio_account_id, id)
  where state in ('claimed', 'submitting');
