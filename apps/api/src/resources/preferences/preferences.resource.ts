import { sql } from 'kysely'
import T from 'typebox'
import { defineResource, verb } from '../../jsonapi/resource.ts'
import { Closed, Instant, Json, Nullable } from '../../jsonapi/schema.ts'
import { getPreferences, updatePreferences } from './own-preferences.ts'
import { preferencesWords } from './preferences.words.ts'

const Preferences = Closed({
  theme: Json,
  layout: Json,
  columns: Json,
  keys: Json,
  updated_at: Nullable(Instant),
})

/**
 * How one person likes the console: one row each, theirs alone.
 *
 * @source domain: operations beyond the seeds (preferences)
 */
export const preferences = defineResource({
  type: 'preferences',
  label: { zh: '偏好设置', en: 'preference' },
  words: preferencesWords,
  table: 'preferences',
  attributes: Preferences,
  scope: (actor) => sql<boolean>`t.user_id = ${actor.userId}`,
  personal: 'all',
  single: true,
  verbs: {
    get: verb({
      may: 'self:read',
      summary: 'The own preferences; empty objects where nothing was chosen.',
      output: { kind: 'data', schema: Preferences },
      run: getPreferences,
    }),
    update: verb({
      may: 'self:edit',
      summary:
        'Change the own preferences: what is given is laid over what is there, key by key; null takes a key away.',
      input: Closed({
        theme: T.Optional(Json),
        layout: T.Optional(Json),
        columns: T.Optional(Json),
        keys: T.Optional(Json),
      }),
      output: { kind: 'data', schema: Preferences },
      run: (context, args) => updatePreferences(preferences, context, args),
    }),
  },
})
