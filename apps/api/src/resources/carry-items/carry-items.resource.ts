import { action, defineResource } from '../../jsonapi/resource.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { itemRows } from '../../workflows/materials/item-rows.ts'
import {
  CategoryChange,
  PoolChange,
  batchUpdateCategory,
  setRandomPool,
} from '../carry-materials/batch-updates.ts'
import { CopyAnswer, CopyQuery, askCopy, getAlgoAicopy } from './algo-aicopy.ts'
import { askItemRates, batchSaveRateItem } from './batch-save-rate-item.ts'
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
    batch_update_category: bulkAction({
      of: () => itemRows,
      title: { zh: '批量修改类目', en: 'Change of category' },
      operation: 'carry_items.batch_update_category',
      may: 'item:edit',
      method: 'PUT',
      summary: 'Puts items under a category of the team, or under none',
      input: CategoryChange,
      run: batchUpdateCategory(itemRows),
    }),
    batch_save_rate_item: bulkAction({
      of: () => itemRows,
      title: { zh: '批量保存评价', en: 'Keeping reviews' },
      operation: 'carry_items.batch_save_rate_item',
      may: 'item:edit',
      method: 'POST',
      summary: 'Keeps what buyers wrote about items; each review once, at most 200 of an item',
      prepare: askItemRates,
      run: batchSaveRateItem,
    }),
    set_random_pool: bulkAction({
      of: () => itemRows,
      title: { zh: '批量调整随机池', en: 'Change of the random pool' },
      operation: 'carry_items.set_random_pool',
      may: 'item:edit',
      method: 'POST',
      summary: 'Puts items into the random pool or takes them out of it',
      input: PoolChange,
      run: setRandomPool(itemRows),
    }),
    creator_items_content: bulkAction({
      of: () => itemRows,
      title: { zh: '批量生成待写内容', en: 'Making contents to write' },
      operation: 'carry_items.creator_items_content',
      answer: DeriveResult,
      method: 'POST',
      may: 'content:edit',
      summary:
        'Makes one content of each item for the creator who is to write it, once per item; what is not offered is left out',
      touches: ['carry_contents', 'carry_item_details'],
      input: ItemsContent,
      status: 201,
      run: creatorItemsContent,
    }),
  },
})
