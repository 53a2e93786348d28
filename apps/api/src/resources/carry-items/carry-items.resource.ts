import { action, defineResource } from '../../jsonapi/resource.ts'
import { BatchResult } from '../../jsonapi/schema.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { itemRows } from '../../workflows/materials/item-rows.ts'
import {
  CategoryChange,
  PoolChange,
  batchUpdateCategory,
  setRandomPool,
} from '../carry-materials/batch-updates.ts'
import { CopyAnswer, CopyQuery, askCopy, getAlgoAicopy } from './algo-aicopy.ts'
import { ItemBatch, askItemRates, batchSaveRateItem } from './batch-save-rate-item.ts'
import { Availability, OneItem, askAvailable, checkAvailable } from './check-available.ts'
import { ItemsContent, creatorItemsContent } from './creator-items-content.ts'

const writes = { on: 'collection', effect: 'write', may: 'item:edit' } as const

/** @source resources document §3, §7 (carry items); domain: verb table */
export const carryItems = defineResource({
  ...itemRows,
  actions: {
    check_available: action({
      ...writes,
      method: 'GET',
      summary: 'Asks the channel whether an item is offered, and keeps the answer with its price',
      touches: ['carry_item_details'],
      query: OneItem,
      output: { kind: 'data', schema: Availability },
      prepare: askAvailable,
      run: checkAvailable,
    }),
    get_algo_aicopy: action({
      on: 'record',
      method: 'GET',
      // Nothing is kept but its cost; that is reason enough not to repeat it unasked.
      effect: 'write',
      may: 'item:edit',
      summary:
        'Has titles and paragraphs written about an item, in the limits of a channel; answered, not kept; 429 writing_budget',
      query: CopyQuery,
      output: { kind: 'data', schema: CopyAnswer },
      prepare: askCopy,
      run: getAlgoAicopy,
    }),
    batch_update_category: action({
      ...writes,
      method: 'PUT',
      summary: 'Puts items under a category of the team, or under none',
      input: CategoryChange('carry_items'),
      output: { kind: 'data', schema: BatchResult },
      run: batchUpdateCategory(itemRows),
    }),
    batch_save_rate_item: action({
      ...writes,
      method: 'POST',
      summary: 'Keeps what buyers wrote about items; each review once, at most 200 of an item',
      input: ItemBatch,
      output: { kind: 'data', schema: BatchResult },
      prepare: askItemRates,
      run: batchSaveRateItem,
    }),
    set_random_pool: action({
      ...writes,
      method: 'POST',
      summary: 'Puts items into the random pool or takes them out of it',
      input: PoolChange('carry_items'),
      output: { kind: 'data', schema: BatchResult },
      run: setRandomPool(itemRows),
    }),
    creator_items_content: action({
      ...writes,
      method: 'POST',
      may: 'content:edit',
      summary:
        'Makes one content of each item for the creator who is to write it, once per item; what is not offered is left out',
      touches: ['carry_contents', 'carry_item_details'],
      input: ItemsContent,
      output: { kind: 'data', schema: DeriveResult },
      status: 201,
      run: creatorItemsContent,
    }),
  },
})
