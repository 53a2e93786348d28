import { CHANNELS, CONTENT_STATUSES } from '@omc/core'
import T from 'typebox'
import { Blob, ImportResult } from '../../imports/index.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, IdsOf, OneOf, Text } from '../../jsonapi/schema.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { claimAction } from '../../workflows/hold-content.ts'
import { RefreshedStatus, refreshStatusCache } from '../../workflows/refresh-status-cache.ts'
import { Statistics, statistics, statisticsQuery } from '../../workflows/statistics.ts'
import { publishActions } from '../publish-contents/publish-actions.ts'
import { createContentFromSmart, transferToCarry } from './derive-from-smart.ts'
import {
  USABLE_FOR_DOWNLOAD,
  addContentFromImport,
  deleteImageAssignIndex,
  getCheckedContent,
  getDownloadedContent,
  getYouhaohuoContent,
  importData,
  importRemote,
  prepareTable,
} from './smart-actions.ts'
import { ImageIndexes, smartContentRows } from './smart-content-rows.ts'
import { smartImporter } from './smart-import.ts'
import { batchContentStatus, batchRollbackContents } from './smart-status.ts'

const Status = OneOf(...CONTENT_STATUSES)
const narrowed = {
  category: T.Optional(Text(200)),
  source: T.Optional(Text(100)),
}
const channel = T.Optional(OneOf(...CHANNELS))
const take = {
  on: 'collection',
  method: 'GET',
  effect: 'write',
  output: { kind: 'record', orEmpty: true },
} as const
const defaults = {
  source: T.Optional(Text(100)),
  category: T.Optional(Text(200)),
  topic: T.Optional(Text(500)),
}
const importing = {
  on: 'collection',
  method: 'POST',
  effect: 'write',
  may: 'content:edit',
  body: 'upload',
  output: { kind: 'data', schema: ImportResult },
  status: 201,
  prepare: prepareTable,
} as const

const COUNTED = { groups: ['status', 'source', 'category'] }

/** @source resources document §3, §7 (smart contents); domain: verb table */
export const smartContents: Resource = defineResource({
  ...smartContentRows,
  actions: {
    statistics: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary: 'Counts by status, source and category, and a series by day of creation',
      query: statisticsQuery(smartContentRows),
      output: { kind: 'data', schema: Statistics(COUNTED) },
      run: (context, { query }) =>
        statistics(context, smartContentRows, {
          ...COUNTED,
          on: 'created_at',
          query,
        }),
    }),
    get_checked_content: action({
      ...take,
      may: 'content:review',
      summary:
        'The next content to review: processed, random within the oldest day, claimed for the caller; 204 when there is none',
      query: Closed({ ...narrowed, channel }),
      run: getCheckedContent,
    }),
    claim: claimAction(smartContentRows),
    get_downloaded_content: action({
      ...take,
      may: 'content:edit',
      summary:
        'Takes a copy of the next usable content out and marks it as downloaded; 204 when there is none',
      query: Closed({
        ...narrowed,
        channel,
        status: T.Optional(T.Array(OneOf(...USABLE_FOR_DOWNLOAD), { minItems: 1, maxItems: 3 })),
      }),
      run: getDownloadedContent,
    }),
    get_youhaohuo_content: action({
      ...take,
      may: 'content:edit',
      summary:
        'The next content that fits 有好货 (3 images, 10 characters), claimed for the caller; 204 when there is none',
      query: Closed(narrowed),
      run: getYouhaohuoContent,
    }),
    ...publishActions('smart_publishes'),
    refresh_content_status_cache: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'content:edit',
      summary:
        'Brings the status of contents in line with the publish ledger and answers the counts by status',
      output: { kind: 'data', schema: RefreshedStatus },
      run: (context) =>
        refreshStatusCache(context, {
          operation: 'smart_contents.refresh_content_status_cache',
          resource: smartContentRows,
          family: 'smart',
        }),
    }),
    batch_content_status: bulkAction({
      of: () => smartContentRows,
      title: { zh: '批量修改状态', en: 'Change of status' },
      operation: 'smart_contents.batch_content_status',
      instead: 'from_status',
      precondition: true,
      method: 'PUT',
      may: 'content:review',
      summary:
        'Moves contents to a status: those with the ids, or all that stand at from_status; at most 500, with a result for each',
      touches: ['publish_contents', 'publish_events'],
      input: Closed({
        status: T.Optional(Status),
        from_status: T.Optional(Status),
        to_status: T.Optional(Status),
        reason: T.Optional(Text(500)),
      }),
      run: batchContentStatus,
    }),
    batch_rollback_contents: bulkAction({
      of: () => smartContentRows,
      title: { zh: '批量撤回状态', en: 'Taking statuses back' },
      operation: 'smart_contents.batch_rollback_contents',
      method: 'PUT',
      may: 'content:review',
      summary: 'Takes the last change of status of each content back',
      run: batchRollbackContents,
    }),
    create_content_from_smart: bulkAction({
      of: () => smartContentRows,
      title: { zh: '批量转为创意内容', en: 'Making creative contents' },
      operation: 'smart_contents.create_content_from_smart',
      answer: DeriveResult,
      method: 'POST',
      may: 'content:edit',
      summary: 'Makes creative contents of contents, once for each',
      touches: ['creative_contents'],
      input: Closed({ brand: T.Optional(Text(200)) }),
      run: createContentFromSmart,
    }),
    transfer_to_carry: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'content:edit',
      summary: 'Makes carry contents of contents, once for each',
      touches: ['carry_contents'],
      query: Closed({ ids: IdsOf('smart_contents', 20) }),
      output: { kind: 'data', schema: DeriveResult },
      run: transferToCarry,
    }),
    import_data: action({
      ...importing,
      summary: 'Contents from a CSV or XLSX table, with a result for each row',
      input: Closed({ blob: Blob, mapping: T.Optional(smartImporter.mapping) }),
      run: importData,
    }),
    add_content_from_import: action({
      ...importing,
      summary:
        'Contents from a table, with a source, category and topic for the rows that have none',
      input: Closed({ blob: Blob, mapping: T.Optional(smartImporter.mapping), ...defaults }),
      run: addContentFromImport,
    }),
    import_remote_data: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'content:edit',
      summary:
        'Starts a job that fetches a CSV or XLSX table from an address; 422 address_not_allowed',
      touches: ['jobs'],
      input: Closed({
        url: T.String({
          format: 'uri',
          maxLength: 2000,
          examples: ['https://example.com/contents.csv'],
        }),
        mapping: T.Optional(smartImporter.mapping),
        ...defaults,
      }),
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: importRemote,
    }),
    delete_image_assign_index: bulkAction({
      of: () => smartContentRows,
      title: { zh: '批量释放图片位置', en: 'Freeing positions of pictures' },
      operation: 'smart_contents.delete_image_assign_index',
      method: 'PUT',
      may: 'content:edit',
      summary:
        'Frees positions of images for the image tool again: those named, or all of each content',
      input: Closed({ indexes: T.Optional(ImageIndexes) }),
      run: deleteImageAssignIndex,
    }),
  },
})
