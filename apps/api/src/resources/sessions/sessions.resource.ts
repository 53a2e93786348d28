import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Instant } from '../../jsonapi/schema.ts'
import { endOthers, endOwn } from './end-own.ts'
import { sessionsWords } from './sessions.words.ts'

/**
 * Where the person is signed in, and the end of it. Ended and run-out sessions are not shown.
 *
 * @source reliability §1.4 (7.5.2)
 */
export const sessions = defineResource({
  type: 'sessions',
  label: THINGS.session,
  words: sessionsWords,
  table: 'own_sessions',
  attributes: Closed({
    user_agent: T.String(),
    remote_address: T.String(),
    current: T.Boolean({ description: 'the session that asks' }),
    created_at: Instant,
    last_seen_at: Instant,
    expires_at: Instant,
  }),
  computed: { current: `t.session_key::text = current_setting('omc.session_id', true)` },
  sorts: ['last_seen_at', 'created_at'],
  defaultSort: '-last_seen_at',
  scope: (actor) =>
    sql<boolean>`(t.user_id = ${actor.userId} and t.ended_at is null and t.expires_at > omc_now())`,
  trash: false,
  verbs: { list: 'self:read' },
  actions: {
    end: action({
      on: 'record',
      method: 'DELETE',
      path: '/api/v1/sessions/{id}',
      effect: 'write',
      may: 'self:edit',
      summary: 'End one of the own sessions at once: its tokens and sockets with it.',
      output: { kind: 'empty' },
      run: endOwn,
    }),
    end_others: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'self:edit',
      summary: 'End all own sessions but the one that asks.',
      output: { kind: 'data', schema: Closed({ ended_sessions: Count }) },
      run: endOthers,
    }),
  },
})
