/** Rows that no demo has, for a team ($1) and a person ($2): a file, an export, a webhook and what it was told. */
export const FILES_AND_HOOKS = `with u as (
    insert into uploads (business_team_id, user_id, kind, content_type, byte_count, sha256)
    values ($1, $2, 'image', 'image/png', 1, 'x')
  ), e as (
    insert into exports (business_team_id, user_id, resource, format, file_name)
    values ($1, $2, 'users', 'csv', 'x.csv')
  ), w as (
    insert into webhooks (business_team_id, name, url, events)
    values ($1, 'x', 'https://example.com/x', '{job.done}') returning id
  )
  insert into webhook_deliveries (business_team_id, webhook_id, event, payload, state)
  select $1, id, 'job.done', '{}', 'delivered' from w`
