import { PLATFORMS } from '@omc/core'
import T, { type Static } from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, IdOf, Label, OneOf } from '../../jsonapi/schema.ts'
import { recordAssigns, recordDetails } from '../../workflows/materials/item-details.ts'
import { itemRows } from '../../workflows/materials/item-rows.ts'
import { itemOfGoods, storeItems, type StoredItem } from '../../workflows/materials/store-items.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import { assertColleague } from './assert-colleague.ts'
import { askGoods, type FoundGoods } from './channel-answers.ts'
import { findMaterial } from './find-material.ts'
import { storedAnswer } from './stored-answer.ts'
import { WrittenItem, itemsWritten } from './written-items.ts'

export const NewItems = Closed({
  carry_material_id: IdOf('carry_materials'),
  items: T.Array(WrittenItem, { minItems: 1, maxItems: 100 }),
})

export const AssignedItems = Closed({
  carry_material_id: IdOf('carry_materials'),
  source: OneOf(...PLATFORMS),
  item_ids: T.Array(Label(100), { minItems: 1, maxItems: 50, uniqueItems: true }),
  user_id: T.Optional(IdOf('users')),
})

/** Stores items under a material; existing items stay unchanged. */
export async function createNewItems(
  context: Context,
  { input }: { input: Static<typeof NewItems> },
) {
  const material = await findMaterial(context, input.carry_material_id, { lock: true })
  const work = storingOf(context, { teamId: material.business_team_id })
  const stored = await storeItems(work, {
    items: itemsWritten(input.items),
    materialId: material.id,
    businessCategoryId: material.business_category_id,
    synced: false,
  })
  await recordDetails(work, idsOf(stored))
  return storedAnswer(context, {
    operation: 'carry_materials.create_new_items',
    resource: itemRows,
    stored: stored.map(asStored),
    failed: [],
    after: { carry_material_id: material.id },
  })
}

/** Reads from the platform before any write, and only for visible materials. */
export async function askAssigned(
  context: Context,
  { input }: { input: Static<typeof AssignedItems> },
) {
  await findMaterial(context, input.carry_material_id)
  return askGoods(context, input.source, input.item_ids)
}

/** Takes products of a platform into a material, also from another one, and gives them to a person. */
export async function assignNewItem(
  context: Context,
  { input, found }: { input: Static<typeof AssignedItems>; found: FoundGoods },
) {
  const material = await findMaterial(context, input.carry_material_id, { lock: true })
  const userId = input.user_id === undefined ? undefined : Number(input.user_id)
  const work = storingOf(context, { teamId: material.business_team_id, userId })
  const person =
    userId === undefined ? undefined : await assertColleague(context, userId, work.teamId)
  const stored = await storeItems(work, {
    items: found.goods.map((goods) => itemOfGoods(input.source, goods)),
    materialId: material.id,
    businessCategoryId: material.business_category_id,
    move: true,
  })
  const itemIds = idsOf(stored)
  const { title } = material
  await recordAssigns(work, { itemIds, kind: 'material', targetId: material.id, title })
  if (userId !== undefined && person)
    await recordAssigns(work, { itemIds, kind: 'person', targetId: userId, title: person.username })
  return storedAnswer(context, {
    operation: 'carry_materials.assign_new_item',
    resource: itemRows,
    stored: stored.map(asStored),
    failed: found.failed,
    after: { ...input },
  })
}

const idsOf = (stored: readonly StoredItem[]) =>
  stored.flatMap(({ id, tag }) => (tag === 'taken' ? [] : [id]))

const asStored = ({ item_id, ...stored }: StoredItem) => ({ ...stored, key: item_id })
