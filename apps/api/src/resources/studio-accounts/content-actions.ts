import { CONTENT_STATUSES } from '@omc/core'
import T from 'typebox'
import { Blob, ImportResult } from '../../imports/index.ts'
import { action } from '../../jsonapi/resource.ts'
import {
  BatchResult,
  Closed,
  Count,
  Id,
  IdOf,
  IdsOf,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { openTable } from '../../offload/open-table.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { statisticsQuery } from '../../workflows/statistics.ts'
import { studioContentRows } from '../studio-contents/studio-content-rows.ts'
import {
  AccountStatistics,
  CreativeContentStatistics,
  accountStatistics,
  batchContentStatus,
  clearContents,
  clearCreativeContents,
  creativeContentStatistics,
  setContentStatus,
} from './account-contents.ts'
import { AT_ONCE, creationContents, findGoodsTexts } from './creation-contents.ts'
import { getCreativeMaterialImages, IMAGES_PAGE } from './creative-material-images.ts'
import { findMaterialTexts, generateCreativeContents } from './generate-creative-contents.ts'
import { addContentFromImport, contentImporter } from './import-contents.ts'
import { transferToSmart } from './transfer-to-smart.ts'

const Status = OneOf(...CONTENT_STATUSES)
const Reason = T.Optional(Text(500))
const Topic = T.Optional(Text(200))
const Cleared = Closed({ count: Count, undo_id: Nullable(Id) })

/** Calls on the contents of accounts. */
export const contentActions = {
  batch_content_status: bulkAction({
    of: () => studioContentRows,
    title: { zh: '批量修改状态', en: 'Change of status' },
    operation: 'studio_accounts.batch_content_status',
    on: 'record',
    method: 'PUT',
    may: 'content:review',
    summary:
      'Moves chosen contents of the account to one status; those that may not move, and those of other accounts, are reported',
    touches: ['studio_contents', 'studio_sources'],
    input: Closed({ status: Status, reason: Reason }),
    run: batchContentStatus,
  }),
  set_content_status: action({
    on: 'record',
    method: 'PUT',
    effect: 'write',
    may: 'content:review',
    summary:
      'Moves all contents of the account from one status to another, the oldest 500 at a time; left_count says how many still stand at the first',
    touches: ['studio_contents', 'studio_sources'],
    input: Closed({ from: Status, status: Status, reason: Reason }),
    output: {
      kind: 'data',
      schema: Closed({ ...BatchResult.properties, left_count: Count }),
    },
    run: setContentStatus,
  }),
  clear_contents: action({
    on: 'record',
    method: 'DELETE',
    effect: 'write',
    may: 'content:edit',
    summary: 'Moves the contents of the account to the trash, all or those of one status',
    touches: ['studio_contents', 'studio_sources'],
    query: Closed({ status: T.Optional(Status) }),
    output: { kind: 'data', schema: Cleared },
    run: clearContents,
  }),
  clear_creative_contents: action({
    on: 'record',
    method: 'DELETE',
    effect: 'write',
    may: 'content:edit',
    summary: 'Moves what was made from own images and texts for the account to the trash',
    touches: ['studio_contents'],
    output: { kind: 'data', schema: Cleared },
    run: clearCreativeContents,
  }),
  statistics: action({
    on: 'record',
    method: 'GET',
    effect: 'read',
    may: 'content:read',
    summary: 'Contents of the account by status, source, category and day, with their figures',
    query: statisticsQuery(studioContentRows),
    output: { kind: 'data', schema: AccountStatistics },
    run: accountStatistics,
  }),
  creative_content_statistics: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'content:read',
    summary: 'What was made from own images and texts, by status, account and day',
    query: statisticsQuery(studioContentRows),
    output: { kind: 'data', schema: CreativeContentStatistics },
    run: creativeContentStatistics,
  }),
  get_creative_material_images: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'creative:read',
    summary:
      'Images that contents can be made of, 100 a page; with an account those of its category',
    query: Closed({
      studio_account_id: T.Optional(IdOf('studio_accounts')),
      business_pool_id: T.Optional(IdOf('business_pools')),
      sn: T.Optional(Text(100)),
      category: T.Optional(Text(100)),
      search: T.Optional(Text(100)),
      'page[number]': T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
      'page[size]': T.Optional(T.Integer({ minimum: 1, maximum: IMAGES_PAGE })),
    }),
    output: {
      kind: 'data',
      schema: T.Array(
        Closed({
          id: Id,
          image: T.String(),
          make_image: T.String(),
          filename: T.String(),
          sn: T.String(),
          priority: T.Integer(),
          category: T.String(),
          business_pool_id: Nullable(Id),
        }),
      ),
    },
    run: getCreativeMaterialImages,
  }),
  add_content_from_import: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:edit',
    summary: 'Contents of the account from a CSV or XLSX table, with an answer for each row',
    touches: ['studio_contents'],
    body: 'upload',
    input: Closed({ blob: Blob, mapping: T.Optional(contentImporter.mapping) }),
    output: { kind: 'data', schema: ImportResult },
    status: 201,
    prepare:
      async (_context, { input }) =>
      () =>
        openTable(input.blob),
    run: addContentFromImport,
  }),
  creation_contents: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Writes a content about each of the given goods of the account, or about the next chosen ones that have none, at most 10 a call; once per goods',
    touches: ['studio_contents'],
    input: Closed({ ids: T.Optional(IdsOf('studio_pools', AT_ONCE)), topic: Topic }),
    output: { kind: 'data', schema: DeriveResult },
    status: 201,
    prepare: findGoodsTexts,
    run: creationContents,
  }),
  generate_creative_contents: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Makes a content for the account of each image material, with more images of the same goods and a text about them; once per account and material',
    touches: ['studio_contents'],
    input: Closed({
      material_ids: IdsOf('creative_materials', AT_ONCE),
      images_per_content: T.Optional(
        T.Integer({ minimum: 1, maximum: 9, description: 'default 3' }),
      ),
      topic: Topic,
    }),
    output: { kind: 'data', schema: DeriveResult },
    status: 201,
    prepare: findMaterialTexts,
    run: generateCreativeContents,
  }),
  transfer_to_smart: action({
    on: 'collection',
    method: 'GET',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Derives a smart content of each studio content, once per content; with images it is processed, without checked',
    touches: ['smart_contents'],
    query: Closed({ ids: IdsOf('studio_contents', 500) }),
    output: { kind: 'data', schema: DeriveResult },
    run: transferToSmart,
  }),
}
