import T from 'typebox'
import { Blob, ImportResult } from '../../imports/index.ts'
import { action } from '../../jsonapi/resource.ts'
import { BatchResult, Closed, IdOf, IdsOf } from '../../jsonapi/schema.ts'
import { openTable } from '../../offload/open-table.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { statisticsQuery } from '../../workflows/statistics.ts'
import { carryContentRows } from '../carry-contents/carry-content-rows.ts'
import { carrySourceRows } from '../carry-sources/carry-source-rows.ts'
import {
  AssignStatistics,
  assignContentStatistics,
  batchAssignContents,
} from './assign-contents.ts'
import { batchAssignSource, changeSourcesOwner } from './assign-sources.ts'
import { accountImporter, batchUpdateFromImport } from './import-accounts.ts'

/** Assignments of contents to accounts, and of owners to sources. */
export const assignActions = {
  batch_assign_contents: bulkAction({
    of: () => carryContentRows,
    title: { zh: '批量分配内容', en: 'Assignment of contents' },
    operation: 'studio_accounts.batch_assign_contents',
    method: 'PUT',
    may: 'task:edit',
    summary:
      'Shares carry contents out among accounts, evenly by what they have open; a content belongs to one account at a time',
    touches: ['carry_contents'],
    input: Closed({
      account_ids: IdsOf('studio_accounts', 100),
    }),
    run: batchAssignContents,
  }),
  assign_content_statistics: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'account:read',
    summary: 'Assigned carry contents by account, status, category and day of assignment',
    query: statisticsQuery(carryContentRows),
    output: { kind: 'data', schema: AssignStatistics },
    run: assignContentStatistics,
  }),
  batch_update_from_import: action({
    on: 'collection',
    method: 'PUT',
    effect: 'write',
    may: 'account:edit',
    summary:
      'Changes accounts by the rows of a CSV or XLSX table, found by uid and platform; an empty cell changes nothing',
    body: 'upload',
    input: Closed({ blob: Blob, mapping: T.Optional(accountImporter.mapping) }),
    output: { kind: 'data', schema: ImportResult },
    prepare:
      async (_context, { input }) =>
      () =>
        openTable(input.blob),
    run: batchUpdateFromImport,
  }),
  batch_assign_source: bulkAction({
    of: () => carrySourceRows,
    title: { zh: '批量归到账号', en: 'Assignment of authors' },
    operation: 'studio_accounts.batch_assign_source',
    method: 'POST',
    may: 'source:edit',
    summary: 'Puts watched authors (carry sources) under one account',
    touches: ['carry_sources'],
    input: Closed({
      studio_account_id: IdOf('studio_accounts'),
    }),
    run: batchAssignSource,
  }),
  change_sources_owner: action({
    on: 'record',
    method: 'PUT',
    effect: 'write',
    may: 'source:edit',
    summary: 'Gives all watched authors (carry sources) of the account to one person of its team',
    touches: ['carry_sources'],
    input: Closed({ owner_id: IdOf('users') }),
    output: { kind: 'data', schema: BatchResult },
    run: changeSourcesOwner,
  }),
}
