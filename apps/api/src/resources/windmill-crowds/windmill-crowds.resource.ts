import T from 'typebox'
import { batchAnswer, findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { equals, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Instant, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { CROWD_CHANNEL, startChannelJob } from '../../workflows/jobs/start-channel-job.ts'
import { windmillCrowdsWords } from './windmill-crowds.words.ts'

const STATUSES = ['enabled', 'disabled'] as const

/**
 * Audience groups; a daily job brings them in, and `sync_list` at once.
 *
 * @source resources spec §3 (windmill crowd), §7
 */
export const windmillCrowds: Resource = defineResource({
  type: 'windmill_crowds',
  label: { zh: '风车人群', en: 'windmill crowd' },
  words: windmillCrowdsWords,
  table: 'windmill_crowds',
  attributes: Closed({
    category: T.String(),
    group_name: T.String(),
    data_type: T.String(),
    status: OneOf(...STATUSES),
    platform: T.String(),
    crowd_id: T.String({ description: 'id at the platform' }),
    size: Count,
    contents_count: Count,
    synced_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  counted: {
    contents_count:
      'select count(*)::int from windmill_contents c where c.windmill_crowd_id = t.id and c.deleted_at is null',
  },
  relations: {
    windmill_contents: { type: 'windmill_contents', via: { theirs: 'windmill_crowd_id' } },
  },
  filters: {
    search: search('group_name', 'category'),
    category: equals('category'),
    group_name: equals('group_name'),
    data_type: equals('data_type'),
    status: oneOf('status', STATUSES),
    platform: equals('platform'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at', 'group_name', 'size'],
  scope: ownTeam,
  verbs: { list: 'windmill:read', get: 'windmill:read' },
  actions: {
    sync_list: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'windmill:edit',
      summary:
        'Starts the job that brings the groups up to date, each with new pieces; categories that people gave stay. 422 unknown_channel, 409 channel_disabled, 429 queue_full',
      touches: ['jobs', 'windmill_contents'],
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: (context) =>
        startChannelJob(context, {
          platform: CROWD_CHANNEL,
          kind: 'sync_windmill_crowds',
          operation: 'windmill_crowds.sync_list',
        }),
    }),
    batch_change_category: bulkAction({
      of: () => windmillCrowds,
      title: { zh: '批量修改类目', en: 'Change of category' },
      operation: 'windmill_crowds.batch_change_category',
      method: 'PUT',
      may: 'windmill:edit',
      summary:
        'Puts up to 500 groups into a category, with a result for each; an empty one clears it',
      input: Closed({ category: Text(100) }),
      async run(context, { input }) {
        const { rows, failed } = await findRows(context, windmillCrowds, input.ids)
        const ids = rows.map(({ id }) => id)
        const undoId = await changeRows(context, {
          operation: 'windmill_crowds.batch_change_category',
          resource: windmillCrowds,
          ids,
          set: { category: input.category },
        })
        return batchAnswer({ succeeded: ids, failed, undoId })
      },
    }),
  },
})
