import { CHANNELS, CONTENT_STATUSES, PLATFORMS } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import { action, defineResource } from '../../jsonapi/resource.ts'
import {
  BatchResult,
  Closed,
  Count,
  Id,
  IdOf,
  IdsOf,
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { claimAction } from '../../workflows/hold-content.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { RefreshedStatus } from '../../workflows/refresh-status-cache.ts'
import { statisticsQuery } from '../../workflows/statistics.ts'
import { MatchAnswer, batchMatchAccount } from '../creator-contents/batch-match.ts'
import { creatorContents } from '../creator-contents/creator-contents.resource.ts'
import { publishActions } from '../publish-contents/publish-actions.ts'
import { auditCreativeContent } from './audit-creative-content.ts'
import { batchContentStatus } from './batch-content-status.ts'
import { USABLE_FOR_DOWNLOAD, carryContentRows } from './carry-content-rows.ts'
import {
  ContentStatistics,
  contentStatistics,
  getContentDesc,
  getContentRecommend,
  refreshContentStatusCache,
} from './content-reads.ts'
import { deleteCreationContent } from './delete-creation-content.ts'
import { addContentFromCreator, generateCarryCreator } from './derive-creator.ts'
import {
  prepareAweme,
  prepareDetail,
  refreshContentAweme,
  syncContentDetail,
} from './sync-content-detail.ts'
import { syncToPublish } from './sync-to-publish.ts'
import { getCheckedContent, getDownloadedContent } from './take-content.ts'
import { batchToPublish, submitToPublish } from './to-publish.ts'

const Status = OneOf(...CONTENT_STATUSES)
/** Contents that wait for an account. */
const WAITING = sql`t.assigned_account_id is null and t.status = 'checked'`

const toPublish = {
  uid: Label(100),
  platform: T.Optional(OneOf(...PLATFORMS)),
  draft: T.Optional(T.Boolean({ description: 'leave it as a draft at the channel' })),
  activity: T.Optional(T.Boolean({ description: 'publish it to the running activity' })),
  priority: T.Optional(T.Integer({ minimum: -100, maximum: 100 })),
  again: T.Optional(T.Boolean({ description: 'publish once more what was published before' })),
}

const BatchOrJob = Closed({ ...BatchResult.properties, job_id: Nullable(Id) })
const narrowed = {
  channel: T.Optional(OneOf(...PLATFORMS)),
  source: T.Optional(Text(100)),
  category: T.Optional(Text(200)),
  content_type: T.Optional(OneOf('image', 'video')),
}
const take = {
  on: 'collection',
  method: 'GET',
  effect: 'write',
  output: { kind: 'record', orEmpty: true },
} as const

export const carryContents = defineResource({
  ...carryContentRows,
  actions: {
    ...publishActions('carry_publishes'),
    submit_to_publish: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'content:publish',
      summary:
        'Puts a content into the publishing queue of an account; 409 already_queued, not_publishable, other_team',
      touches: ['publish_contents', 'publish_events', 'studio_accounts'],
      input: Closed(toPublish),
      output: { kind: 'record', resource: 'publish_contents' },
      status: 201,
      run: submitToPublish,
    }),
    batch_to_publish: bulkAction({
      of: () => carryContentRows,
      title: { zh: '批量加入发布队列', en: 'Adding to the publish queue' },
      operation: 'carry_contents.batch_to_publish',
      method: 'POST',
      may: 'content:publish',
      summary:
        'Puts up to 500 contents into the queue of an account, with a result for each; more go as a job by filter and expected count',
      touches: ['publish_contents', 'publish_events', 'studio_accounts'],
      input: Closed(toPublish),
      run: batchToPublish,
    }),
    batch_content_status: bulkAction({
      of: () => carryContentRows,
      title: { zh: '批量修改状态', en: 'Change of status' },
      operation: 'carry_contents.batch_content_status',
      method: 'PUT',
      may: 'content:review',
      summary:
        'Moves several contents to one status; those that may not move are reported, not fatal; what is trashed or rejected is paused in the queues',
      touches: ['carry_publishes', 'publish_contents', 'publish_events'],
      input: Closed({
        status: Status,
        reason: T.Optional(Text(500)),
      }),
      run: batchContentStatus,
    }),
    batch_match_account: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary:
        'Proposes an account for each content (the named ones, or the oldest checked ones without one) by platform, category and what is left of the account’s day',
      query: Closed({
        ids: T.Optional(IdsOf('carry_contents', 500)),
        platform: T.Optional(OneOf(...CHANNELS)),
      }),
      output: { kind: 'data', schema: MatchAnswer },
      run: (context, call) =>
        batchMatchAccount(context, { resource: carryContentRows, waiting: WAITING }, call),
    }),
    get_content_desc: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary:
        'The text of a content as it is pasted at a channel: its description, or what else reads as one (`from`), with its topics as tags',
      query: Closed({ id: IdOf('carry_contents') }),
      output: {
        kind: 'data',
        schema: Closed({
          id: Id,
          title: T.String(),
          desc: T.String(),
          topic: T.String(),
          paragraphs: T.Array(T.String()),
          from: OneOf('desc', 'paragraphs', 'audio_text', 'title'),
          text: T.String(),
        }),
      },
      run: getContentDesc,
    }),
    get_checked_content: action({
      ...take,
      may: 'content:review',
      summary:
        'The next content to review: processed, random within the oldest day, claimed for the caller for the time of a lease; 204 when there is none',
      query: Closed(narrowed),
      run: getCheckedContent,
    }),
    claim: claimAction(carryContentRows),
    get_downloaded_content: action({
      ...take,
      may: 'content:edit',
      summary:
        'Takes a copy of the next usable content out and marks it as downloaded: processed unless `status` says otherwise, random within the oldest day; 204 when there is none',
      query: Closed({
        ...narrowed,
        status: T.Optional(T.Array(OneOf(...USABLE_FOR_DOWNLOAD), { minItems: 1, maxItems: 3 })),
      }),
      run: getDownloadedContent,
    }),
    statistics: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary:
        'Counts by status, source, channel, category and kind, and a series by day of creation',
      query: statisticsQuery(carryContentRows),
      output: { kind: 'data', schema: ContentStatistics },
      run: contentStatistics,
    }),
    refresh_content_status_cache: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'content:edit',
      summary:
        'Brings the status of contents in line with the publish ledger and answers the counts by status',
      output: { kind: 'data', schema: RefreshedStatus },
      run: refreshContentStatusCache,
    }),
    get_content_recommend: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary:
        'At most 20 contents like one: same goods before same category before same topic, the more played first',
      query: Closed({ id: IdOf('carry_contents') }),
      output: { kind: 'list' },
      run: getContentRecommend,
    }),
    audit_creative_content: bulkAction({
      of: () => carryContentRows,
      title: { zh: '批量审核', en: 'Review of contents' },
      operation: 'carry_contents.audit_creative_content',
      method: 'POST',
      may: 'content:review',
      summary:
        'Decides on contents that await review; a rejection needs a reason and takes them out of the queues; those that somebody else is reviewing are left to them',
      precondition: true,
      touches: ['publish_contents', 'publish_events'],
      input: Closed({
        status: OneOf('checked', 'rejected'),
        reason: T.Optional(T.String({ maxLength: 500, examples: ['图片不清晰'] })),
      }),
      run: auditCreativeContent,
    }),
    sync_content_detail: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'content:edit',
      summary:
        'Asks the platforms for the details of contents: one at once, several as a job (`job_id`); texts and pictures only while a content is fetched, figures always',
      touches: ['jobs'],
      input: Closed({ ids: IdsOf('carry_contents', 500) }),
      output: { kind: 'data', schema: BatchOrJob },
      prepare: prepareDetail,
      run: syncContentDetail,
    }),
    transcribe: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'content:edit',
      summary:
        'Starts a job that writes down what is said in the clips of contents, as `audio_text`; one that has words already is left as it is',
      touches: ['jobs'],
      input: Closed({
        ids: IdsOf('carry_contents', 100),
        again: T.Optional(T.Boolean({ description: 'also those that have words' })),
      }),
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: async (context, { input: { ids, again = false } }) => ({
        id: await startJob(context, {
          kind: 'transcribe_contents',
          input: { ids, again },
          total: ids.length,
          operation: 'carry_contents.transcribe',
        }),
      }),
    }),
    add_content_from_creator: bulkAction({
      of: () => creatorContents,
      title: { zh: '批量转为采集内容', en: 'Making contents of creators’ contents' },
      operation: 'carry_contents.add_content_from_creator',
      answer: DeriveResult,
      method: 'POST',
      may: 'content:edit',
      summary: 'Makes contents of creators’ contents, once for each',
      run: addContentFromCreator,
    }),
    generate_carry_creator: bulkAction({
      of: () => carryContentRows,
      title: { zh: '批量转为创作内容', en: 'Making creators’ contents' },
      operation: 'carry_contents.generate_carry_creator',
      answer: DeriveResult,
      method: 'POST',
      may: 'content:edit',
      summary:
        'Makes creators’ contents of contents, once for each, for an assignment if one is named; 409 task_closed',
      touches: ['creator_contents'],
      input: Closed({
        creator_task_id: T.Optional(IdOf('creator_tasks')),
        kind: T.Optional(OneOf('creator', 'personify')),
      }),
      run: generateCarryCreator,
    }),
    sync_to_publish: bulkAction({
      of: () => carryContentRows,
      title: { zh: '批量同步到发布队列', en: 'Adding to the fitting queues' },
      operation: 'carry_contents.sync_to_publish',
      method: 'POST',
      may: 'content:publish',
      summary:
        'Puts contents into the queue of the account that fits each (its source’s, else one of its channel and category, the least busy first)',
      touches: ['publish_contents', 'publish_events', 'studio_accounts'],
      input: Closed({
        draft: toPublish.draft,
        activity: toPublish.activity,
        priority: toPublish.priority,
      }),
      run: syncToPublish,
    }),
    refresh_content_aweme: action({
      on: 'record',
      method: 'GET',
      effect: 'write',
      may: 'content:edit',
      summary: 'Asks the platform how the piece does; 409 no_outside_id',
      output: { kind: 'record' },
      prepare: prepareAweme,
      run: refreshContentAweme,
    }),
    delete_creation_content: action({
      on: 'record',
      method: 'DELETE',
      effect: 'write',
      may: 'content:edit',
      summary: 'Moves a content to the trash and out of the queues',
      touches: ['publish_contents', 'publish_events'],
      output: { kind: 'data', schema: Closed({ count: Count, undo_id: Nullable(Id) }) },
      run: deleteCreationContent,
    }),
  },
})
