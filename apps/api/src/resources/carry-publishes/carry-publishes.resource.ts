import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { Blob, ImportResult } from '../../imports/index.ts'
import { since, until } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import {
  BatchResult,
  Closed,
  Count,
  Id,
  IdOf,
  IdsOf,
  Instant,
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { statisticsQuery } from '../../workflows/statistics.ts'
import { carryPublishRows } from './carry-publish-rows.ts'
import { clearSourceItems } from './clear-source-items.ts'
import { execPublishJob } from './exec-publish-job.ts'
import { cpsImporter, importCpsAmount, readCps } from './import-cps-amount.ts'
import { PUBLISH_STATUSES } from './move-publishes.ts'
import { ASSETS, batchUpdateProcessedAssets, saveToProcessed } from './processed-assets.ts'
import { PublishStatistics, getCreatorImageUrls, publishStatistics } from './publish-reads.ts'
import { allInDeleted, allInProcessed, batchPublishStatus } from './publish-statuses.ts'
import { prepareRefresh, refreshContent } from './refresh-content.ts'

const CpsBlob = {
  ...Blob,
  examples: [Buffer.from('feed_id,cps_amount\n500000000,12.50\n').toString('base64')],
}
/** The list, narrowed by the older names of its days too. */
const allRows: Resource = {
  ...carryPublishRows,
  filters: { ...carryPublishRows.filters, since: since('created_at'), until: until('created_at') },
}
const allIn = {
  of: () => allRows,
  method: 'POST',
  may: 'publish:edit',
} as const

export const carryPublishes = defineResource({
  ...carryPublishRows,
  actions: {
    statistics: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'publish:read',
      summary:
        'Counts by status, channel, account and tag, the sums of figures and commission (yuan), and a series by day of publication',
      query: statisticsQuery(carryPublishRows),
      output: { kind: 'data', schema: PublishStatistics },
      run: publishStatistics,
    }),
    get_creator_image_urls: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'publish:read',
      summary: 'The pictures of published pieces, 100 pieces a page, newest first',
      query: Closed({
        uid: T.Optional(Label(100)),
        channel: T.Optional(OneOf(...CHANNELS)),
        since: T.Optional(Instant),
        until: T.Optional(Instant),
        'page[number]': T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
      }),
      output: {
        kind: 'data',
        schema: T.Array(
          Closed({
            id: Id,
            content_id: Nullable(Id),
            feed_id: Nullable(T.String()),
            title: T.String(),
            channel: T.String(),
            uid: Nullable(T.String()),
            image_urls: T.Array(T.String()),
          }),
        ),
      },
      run: getCreatorImageUrls,
    }),
    batch_publish_status: bulkAction({
      of: () => carryPublishRows,
      title: { zh: '批量修改状态', en: 'Change of status' },
      operation: 'carry_publishes.batch_publish_status',
      method: 'PUT',
      may: 'publish:edit',
      summary:
        'Moves several records to one status; those that may not move are reported, not fatal',
      input: Closed({
        status: OneOf(...PUBLISH_STATUSES),
        reason: T.Optional(Text(500)),
      }),
      run: batchPublishStatus,
    }),
    import_cps_amount: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'order:edit',
      summary:
        'Sets the commission (yuan) of published pieces by their id at the channel, from CSV or XLSX; each row whole or not at all',
      body: 'upload',
      input: Closed({ blob: CpsBlob, mapping: T.Optional(cpsImporter.mapping) }),
      output: { kind: 'data', schema: ImportResult },
      prepare: readCps,
      run: importCpsAmount,
    }),
    all_in_processed: bulkAction({
      ...allIn,
      title: { zh: '批量设为可再次发布', en: 'Making records ready again' },
      operation: 'carry_publishes.all_in_processed',
      summary:
        'Makes records ready to go out once more: up to 500 ids, or all that match a filter, as a job (`job_id`) that checks the count people saw',
      run: allInProcessed,
    }),
    all_in_deleted: bulkAction({
      ...allIn,
      title: { zh: '批量移入回收站', en: 'Moving records to the trash' },
      operation: 'carry_publishes.all_in_deleted',
      summary:
        'Moves records to the trash: up to 500 ids, or all that match a filter, as a job (`job_id`) that checks the count people saw',
      run: allInDeleted,
    }),
    batch_update_processed_assets: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'publish:edit',
      summary: 'Gives processed records new texts and pictures, each its own',
      input: Closed({
        assets: T.Array(Closed({ id: IdOf('carry_publishes'), ...ASSETS }), {
          minItems: 1,
          maxItems: 500,
        }),
      }),
      output: { kind: 'data', schema: BatchResult },
      run: batchUpdateProcessedAssets,
    }),
    exec_publish_job: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'content:publish',
      summary:
        'Starts a job that puts processed records into the publishing queue once more, of their own account or of `uid`',
      touches: ['jobs', 'publish_contents', 'publish_events'],
      input: Closed({
        ids: T.Optional(IdsOf('carry_publishes', 500)),
        uid: T.Optional(T.String({ minLength: 1, maxLength: 100, examples: ['88213'] })),
        draft: T.Optional(T.Boolean()),
        activity: T.Optional(T.Boolean()),
        priority: T.Optional(T.Integer({ minimum: -100, maximum: 100 })),
      }),
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: execPublishJob,
    }),
    save_to_processed: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'publish:edit',
      summary:
        'Keeps a record, with better assets if they are given, as ready to go out once more; 409 not_allowed_move',
      input: Closed(ASSETS),
      output: { kind: 'record' },
      run: saveToProcessed,
    }),
    refresh_content: action({
      on: 'record',
      method: 'GET',
      effect: 'write',
      may: 'publish:edit',
      summary: 'Asks the channel how the post does; 409 no_outside_id, not_listed',
      output: { kind: 'record' },
      prepare: prepareRefresh,
      run: refreshContent,
    }),
    clear_source_items: action({
      on: 'record',
      method: 'DELETE',
      effect: 'write',
      may: 'publish:edit',
      summary: 'Takes the goods of one source off a record; the source stands in the body',
      input: Closed({ source: Label(100) }),
      output: { kind: 'data', schema: Closed({ count: Count, undo_id: Nullable(Id) }) },
      run: clearSourceItems,
    }),
  },
})
