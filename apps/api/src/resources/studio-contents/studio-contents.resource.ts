import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, IdsOf } from '../../jsonapi/schema.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { statisticsAction } from '../../workflows/statistics.ts'
import { findCollectedPiece, refreshContentAweme } from './refresh-content-aweme.ts'
import { studioContentFilters, studioContentRows } from './studio-content-rows.ts'
import { transferToCarry } from './transfer-to-carry.ts'

/** Pieces of the accounts: collected, imported or made. @source resources §3, §7 (studio contents) */
export const studioContents = defineResource({
  ...studioContentRows,
  actions: {
    statistics: statisticsAction({
      may: 'content:read',
      summary:
        'Counts by status, source, platform, category and kind, and a series by day of creation',
      filters: studioContentFilters,
      of: () => studioContentRows,
      groups: ['status', 'source', 'platform', 'category', 'content_type'],
      on: 'created_at',
    }),
    transfer_to_carry: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'content:edit',
      summary:
        'Derives a carry content of each content; once per content: a second call answers the same row. Ready ones become processed, those without images checked',
      touches: ['carry_contents'],
      query: Closed({ ids: IdsOf('studio_contents', 500) }),
      output: { kind: 'data', schema: DeriveResult },
      run: transferToCarry,
    }),
    refresh_content_aweme: action({
      on: 'record',
      method: 'GET',
      effect: 'write',
      may: 'content:edit',
      summary:
        'Asks the channel for the figures of the collected piece (plays, likes, comments); 409 not_collected for a content that comes from no channel',
      output: { kind: 'record' },
      prepare: findCollectedPiece,
      run: refreshContentAweme,
    }),
  },
})
