import { SERVER_CHANNELS } from '@omc/core'
import { sql } from 'kysely'

/** The channel `c` of the account `t` takes contents from the server, and can be asked for them. */
export const CHANNEL_SERVES = sql<boolean>`(t.platform = any(${[...SERVER_CHANNELS]}::text[])
  and coalesce(c.capabilities->>'publish' = 'true' and c.capabilities->>'lookup' = 'true', false))`

/** Sign-in and permission of the account `t` are good. */
export const isStanding = (now: Date) =>
  sql<boolean>`(t.permitted and (t.expires_at is null or t.expires_at > ${now}))`
