import { CONTENT_STATUSES } from '@omc/core'
import T from 'typebox'
import { action } from '../../jsonapi/resource.ts'
import { BatchResult, Closed, Count, Id, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import {
  CategoryChange,
  FromSource,
  PoolChange,
  TagChange,
  batchUpdateCategory,
  batchUpdateTagInfo,
  deleteFromSource,
  setRandomPool,
} from './batch-updates.ts'
import { CheckResult, Verdict, askMaterial, checkMaterial } from './check-material.ts'
import { seeCovers } from './cover-signs.ts'
import { NewContent, creativeNewContent } from './creative-new-content.ts'
import { batchContentsStatus, clearCarryContents } from './material-contents.ts'
import { materialRows } from './material-rows.ts'
import { Pictures } from './material-texts.ts'
import { Groups, MergeSimilar, mergeSimilarMaterial } from './merge-similar-material.ts'
import { SaveRates, SavedRates, askMaterialRates, saveRateContent } from './save-rate-content.ts'
import { TakeQuery, askPieces, takeCarryContents } from './take-carry-contents.ts'
import { CreativeChange, updateCreativeMaterial } from './update-creative-material.ts'
import { ItemChange, updateMaterialItem } from './update-material-item.ts'

const writes = { on: 'collection', effect: 'write', may: 'material:edit' } as const
const Cleared = Closed({ count: Count, undo_id: Nullable(Id) })

/** Calls that change materials and derived rows. */
export const changingActions = {
  creative_new_content: action({
    ...writes,
    method: 'POST',
    may: 'content:edit',
    summary:
      'Makes the content of a material from its pictures, texts and items, once; 409 material_rejected, in_trash',
    touches: ['carry_contents', 'carry_item_details'],
    input: NewContent,
    output: { kind: 'record', resource: 'carry_contents' },
    status: 201,
    run: creativeNewContent,
  }),
  save_rate_content: action({
    ...writes,
    method: 'POST',
    summary:
      'Keeps what buyers wrote about the items of a material, as texts or as contents too; each review once, at most 200 of an item',
    touches: ['carry_contents', 'carry_items'],
    input: SaveRates,
    output: { kind: 'data', schema: SavedRates },
    status: 201,
    prepare: askMaterialRates,
    run: saveRateContent,
  }),
  take_carry_contents: action({
    ...writes,
    method: 'GET',
    summary:
      'Takes the outside pieces that show the items of a material over as its contents, collected and unseen; each piece once',
    touches: ['carry_contents'],
    query: TakeQuery,
    output: { kind: 'data', schema: DeriveResult },
    prepare: askPieces,
    run: takeCarryContents,
  }),
  update_material_item: action({
    ...writes,
    method: 'POST',
    may: 'item:edit',
    summary:
      'Changes an item or the material it stands under; a commission that is not named follows from price and rate',
    touches: ['carry_items', 'carry_item_details'],
    input: ItemChange,
    output: { kind: 'record', resource: 'carry_items' },
    run: updateMaterialItem,
  }),
  batch_contents_status: bulkAction({
    of: () => materialRows,
    title: { zh: '批量修改素材内容的状态', en: 'Change of status of materials’ contents' },
    operation: 'carry_materials.batch_contents_status',
    // A material alone may have as many contents as one call moves.
    atOnce: 1,
    method: 'POST',
    may: 'content:review',
    summary:
      'Moves all contents of the materials to one status, at most 500 a call; those that may not move are reported',
    touches: ['carry_contents', 'publish_contents', 'publish_events'],
    input: Closed({
      status: OneOf(...CONTENT_STATUSES),
      from: T.Optional(OneOf(...CONTENT_STATUSES)),
      reason: T.Optional(Text(500)),
    }),
    answer: Closed({
      materials: Closed({
        succeeded: BatchResult.properties.succeeded,
        failed: BatchResult.properties.failed,
      }),
    }),
    noAnswer: { materials: { succeeded: [], failed: [] } },
    run: batchContentsStatus,
  }),
  set_random_pool: bulkAction({
    of: () => materialRows,
    title: { zh: '批量调整随机池', en: 'Change of the random pool' },
    operation: 'carry_materials.set_random_pool',
    may: 'material:edit',
    method: 'POST',
    summary: 'Puts materials into the random pool or takes them out of it',
    input: PoolChange,
    run: setRandomPool(materialRows),
  }),
  update_creative_material: action({
    ...writes,
    method: 'PUT',
    summary: 'Sets the pictures of a material and their order; the list is all it has from now on',
    input: CreativeChange,
    output: { kind: 'data', schema: Pictures },
    run: updateCreativeMaterial,
  }),
  merge_similar_material: action({
    ...writes,
    method: 'PUT',
    summary:
      'Merges what is the same among the chosen materials, alike in cover and title or with items in common; items and contents go along, one undo brings all back',
    touches: ['carry_items', 'carry_contents'],
    input: MergeSimilar,
    output: { kind: 'data', schema: Closed({ ...BatchResult.properties, groups: Groups }) },
    prepare: seeCovers,
    run: mergeSimilarMaterial,
  }),
  batch_update_category: bulkAction({
    of: () => materialRows,
    title: { zh: '批量修改类目', en: 'Change of category' },
    operation: 'carry_materials.batch_update_category',
    may: 'material:edit',
    method: 'PUT',
    summary: 'Puts materials under a category of the team, or under none',
    input: CategoryChange,
    run: batchUpdateCategory(materialRows),
  }),
  batch_update_tag_info: bulkAction({
    of: () => materialRows,
    title: { zh: '批量修改标签', en: 'Change of tags' },
    operation: 'carry_materials.batch_update_tag_info',
    may: 'material:edit',
    method: 'PUT',
    summary: 'Sets, adds or removes tags of materials',
    input: TagChange,
    run: batchUpdateTagInfo,
  }),
  check_material_from_channel: action({
    on: 'record',
    method: 'PUT',
    effect: 'write',
    may: 'material:review',
    summary:
      'Asks the channels whether the items of a material are still offered, keeps the answer and reviews the material; 409 not_available',
    touches: ['carry_items', 'carry_item_details'],
    precondition: true,
    input: Verdict,
    output: { kind: 'data', schema: CheckResult },
    prepare: askMaterial,
    run: checkMaterial,
  }),
  clear_carry_contents: action({
    on: 'record',
    method: 'DELETE',
    effect: 'write',
    may: 'content:edit',
    summary: 'Moves the contents of a material to the trash; the undo id brings them back',
    touches: ['carry_contents', 'publish_contents', 'publish_events'],
    output: { kind: 'data', schema: Cleared },
    run: clearCarryContents,
  }),
  delete_from_source: action({
    ...writes,
    method: 'DELETE',
    summary:
      'Moves the materials of one source to the trash; their items stay; the undo id brings them back',
    query: FromSource,
    output: { kind: 'data', schema: Cleared },
    run: deleteFromSource,
  }),
}
