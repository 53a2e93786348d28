import { CONTENT_STATUSES } from '@omc/core'
import { sql } from 'kysely'
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
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { Statistics, statistics, statisticsQuery } from '../../workflows/statistics.ts'
import { creatorContents } from '../creator-contents/creator-contents.resource.ts'
import { askForPieces, storePieces } from './add-from-channel.ts'
import { CopyAnswer, copyToUser } from './copy-to-user.ts'
import { MAX_WRITTEN, storeWritten, writeContents } from './creation-contents.ts'
import { readTask } from './find-task.ts'
import { contentImporter, importContents, readContents } from './import-contents.ts'
import { SearchAnswer, SearchInput, askChannel, showCandidates } from './search-channel.ts'
import { SyncAnswer, askForContents, storeContents } from './sync-content.ts'
import { MAX_CONTENTS, clearContents, setContentStatus } from './task-contents.ts'
import { transferToPersonify, transferToSmart } from './transfer-contents.ts'

export const Cleared = Closed({ count: Count, undo_id: Nullable(Id) })
const CONTENTS = ['creator_contents', 'publish_contents', 'publish_events'] as const
const COUNTED = { groups: ['status', 'kind', 'source', 'studio_account_id'] }
const Status = OneOf(...CONTENT_STATUSES)
const Pieces = Closed({
  content_ids: T.Array(Label(64), { minItems: 1, maxItems: 20, uniqueItems: true }),
})
const ContentIds = Closed({ ids: T.Optional(IdsOf('creator_contents', MAX_CONTENTS)) })

/** Actions of a task in addition to the generic verbs. */
export const creatorTaskActions = {
  statistics: action({
    on: 'record',
    method: 'GET',
    effect: 'read',
    may: 'task:read',
    summary: 'Counts of the task’s contents by status, kind, source and account, and by day made',
    query: statisticsQuery(creatorContents),
    output: { kind: 'data', schema: Statistics(COUNTED) },
    async run(context, { id, query }) {
      const task = await readTask(context, id)
      return statistics(context, creatorContents, {
        ...COUNTED,
        on: 'created_at',
        where: sql<boolean>`t.creator_task_id = ${task.id}`,
        query,
      })
    },
  }),
  copy_to_user: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'task:edit',
    summary:
      'Gives a person of the team the same task with its goods, without its contents; once per person; 409 task_closed, 422 other_team',
    touches: ['creator_pools'],
    input: Closed({ user_id: IdOf('users') }),
    output: { kind: 'data', schema: CopyAnswer },
    status: 201,
    run: copyToUser,
  }),
  set_content_status: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:review',
    summary:
      'Moves contents of the task (the named ones, or all) to one status by the life cycle; what is trashed or rejected is paused in the queues',
    touches: CONTENTS,
    input: Closed({
      ids: T.Optional(IdsOf('creator_contents', MAX_CONTENTS)),
      status: Status,
      from: T.Optional(Status),
      reason: T.Optional(Text(500)),
    }),
    output: { kind: 'data', schema: BatchResult },
    run: setContentStatus,
  }),
  sync_content: action({
    on: 'record',
    method: 'GET',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Asks the task’s platform for a page of contents about its product, else about its keyword: new ones are stored, figures of known ones renewed; 409 task_closed, 422 platform_required',
    touches: CONTENTS,
    output: { kind: 'data', schema: SyncAnswer },
    prepare: askForContents,
    run: storeContents,
  }),
  search: action({
    on: 'record',
    method: 'POST',
    effect: 'read',
    may: 'task:read',
    summary:
      'Looks for goods or contents at the task’s platform, by its keyword where none is given; nothing is stored; 422 platform_required',
    input: SearchInput,
    output: { kind: 'data', schema: SearchAnswer },
    prepare: askChannel,
    run: showCandidates,
  }),
  add_content_from_douyin: addFrom('douyin'),
  add_content_from_compass: addFrom('compass'),
  add_content_from_import: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Takes the rows of a table as contents of the task, with a result for each; 409 task_closed',
    touches: CONTENTS,
    body: 'upload',
    input: Closed({ blob: Blob, mapping: T.Optional(contentImporter.mapping) }),
    output: { kind: 'data', schema: ImportResult },
    prepare: readContents,
    run: importContents,
  }),
  creation_contents: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Writes a title and paragraphs about goods of the task, a content for each; goods that have one are not written about again; 409 task_closed',
    touches: CONTENTS,
    input: Closed({
      creator_pool_ids: T.Optional(IdsOf('creator_pools', MAX_WRITTEN)),
      paragraphs: T.Optional(T.Integer({ minimum: 1, maximum: 10 })),
    }),
    output: { kind: 'data', schema: DeriveResult },
    prepare: writeContents,
    run: storeWritten,
  }),
  clear_contents: action({
    on: 'record',
    method: 'DELETE',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Moves the contents of the task to the trash, all or those of one status; what waits in a queue is paused',
    touches: CONTENTS,
    query: Closed({ status: T.Optional(Status) }),
    output: { kind: 'data', schema: Cleared },
    run: clearContents,
  }),
  transfer_to_personify: action({
    on: 'record',
    method: 'GET',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Makes a personify content of each content of the task (the named ones, or all), once each; 409 task_closed',
    touches: CONTENTS,
    query: ContentIds,
    output: { kind: 'data', schema: DeriveResult },
    run: transferToPersonify,
  }),
  transfer_to_smart: action({
    on: 'record',
    method: 'GET',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Makes a smart content of each content of the task (the named ones, or all), once each; 409 task_closed',
    touches: ['smart_contents'],
    query: ContentIds,
    output: { kind: 'data', schema: DeriveResult },
    run: transferToSmart,
  }),
}

function addFrom(platform: 'douyin' | 'compass') {
  return action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:edit',
    summary: `Stores chosen pieces of ${platform} as contents of the task; one that it has is answered as it stands; 409 task_closed`,
    touches: CONTENTS,
    input: Pieces,
    output: { kind: 'data', schema: DeriveResult },
    prepare: askForPieces(platform),
    run: storePieces(platform),
  })
}
