import { CHANNELS } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import { code, oneOf, references, since, until, type Filter } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Json, Nullable, Text } from '../../jsonapi/schema.ts'
import { ofOwnAccounts } from '../../jsonapi/scope.ts'
import { publishEventsWords } from './publish-events.words.ts'

const byUid: Filter = {
  schema: Text(100),
  where: (uid) =>
    sql<boolean>`t.studio_account_id in (select a.id from studio_accounts a where a.uid = ${uid})`,
}

export const publishEvents = defineResource({
  type: 'publish_events',
  label: { zh: '发布事件', en: 'publish event' },
  words: publishEventsWords,
  table: 'publish_events',
  attributes: Closed({
    kind: T.String(),
    studio_account_id: Id,
    platform: T.String(),
    publish_content_id: Nullable(Id),
    attempt_id: Nullable(Id),
    device_id: Nullable(Id),
    user_id: Nullable(Id),
    title: Nullable(T.String({ description: 'title of the content' })),
    detail: Json,
    created_at: Instant,
  }),
  computed: { title: 'select q.title from publish_contents q where q.id = t.publish_content_id' },
  filters: {
    kind: code('kind'),
    uid: byUid,
    platform: oneOf('platform', CHANNELS),
    publish_content_id: references('publish_content_id'),
    studio_account_id: references('studio_account_id'),
    attempt_id: references('attempt_id'),
    business_team_id: references('business_team_id'),
    created_since: since('created_at'),
    created_until: until('created_at'),
  },
  sorts: ['created_at', 'id'],
  defaultSort: '-id',
  horizon: 'omc_publish_feed_horizon()',
  scope: ofOwnAccounts,
  trash: false,
  verbs: { list: 'publish:read', get: 'publish:read' },
})
