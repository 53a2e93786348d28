import type { Context } from '../../jsonapi/context.ts'
import {
  materialOfContent,
  materialOfGoods,
  storeMaterials,
  type MaterialToStore,
} from '../../workflows/materials/store-materials.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import { assertColleague } from './assert-colleague.ts'
import { askContents, askGoods, type FoundContents, type FoundGoods } from './channel-answers.ts'
import { materialRows } from './material-rows.ts'
import { onlyStored, storedAnswer } from './stored-answer.ts'

export interface Chosen {
  platform: string
  kind: 'goods' | 'content'
  source_ids: readonly string[]
  business_category_id?: string | undefined
  user_id?: string | undefined
}
export type Found = FoundGoods | FoundContents

/** Asks the platform about the chosen ids. */
export const askForChosen = (
  context: Context,
  { platform, kind, source_ids }: Chosen,
): Promise<() => Promise<Found>> =>
  kind === 'goods'
    ? askGoods(context, platform, source_ids)
    : askContents(context, platform, source_ids)

const materialsOf = ({ platform, business_category_id }: Chosen, found: Found) => {
  const materials: MaterialToStore[] =
    'goods' in found
      ? found.goods.map((goods) => materialOfGoods(platform, goods))
      : found.contents.map(({ content, goods }) => materialOfContent(platform, content, goods))
  const category = business_category_id === undefined ? null : Number(business_category_id)
  return materials.map((material) => ({ ...material, business_category_id: category }))
}

async function store(context: Context, chosen: Chosen, found: Found) {
  const userId = chosen.user_id === undefined ? undefined : Number(chosen.user_id)
  const work = storingOf(context, { userId })
  if (userId !== undefined) await assertColleague(context, userId, work.teamId)
  return storeMaterials(work, materialsOf(chosen, found))
}

/** Stores the platform's data of the chosen ids as materials with items and pictures. */
export async function storeChosen(
  context: Context,
  operation: string,
  chosen: Chosen,
  found: Found,
) {
  const stored = await store(context, chosen, found)
  return storedAnswer(context, {
    operation,
    resource: materialRows,
    stored: stored.map((one) => ({ ...one, key: one.source_id ?? '' })),
    failed: found.failed,
    after: { ...chosen },
  })
}

/** The same for one, answered as a record. */
export async function storeOneChosen(
  context: Context,
  operation: string,
  chosen: Chosen,
  found: Found,
) {
  const { id, tag } = onlyStored(await store(context, chosen, found), found.failed)
  await context.audit({
    operation,
    subjectType: materialRows.type,
    subjectIds: [id],
    after: { ...chosen, tag },
  })
  return { id }
}
