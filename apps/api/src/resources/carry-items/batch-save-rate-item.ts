import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { sayingOf } from '../../kernel/problem.ts'
import { itemRows } from '../../workflows/materials/item-rows.ts'
import { storeTexts, textsOfReviews } from '../../workflows/materials/store-texts.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import type { ItemRow } from '../carry-materials/find-material.ts'
import { askRates, type ItemRates } from '../carry-materials/reviews.ts'

interface Input {
  ids: string[]
}

export async function askItemRates(context: Context, { input }: { input: Input }) {
  const { rows } = await findRows<ItemRow>(context, itemRows, input.ids)
  return askRates(context, rows)
}

/** Stores buyers' reviews as texts of items and materials, each review once. */
export async function batchSaveRateItem(
  context: Context,
  { input, found }: { input: Input; found: readonly ItemRates[] },
) {
  const { rows, failed } = await findRows<ItemRow>(context, itemRows, input.ids)
  const answers = new Map(found.map((one) => [one.item.id, one.answer]))
  const succeeded: number[] = []
  const textIds: number[] = []
  for (const item of rows) {
    const answer = answers.get(item.id)
    if (!answer) continue
    if (!answer.ok) {
      failed.push(rowFailure(item.id, sayingOf(answer.problem)))
      continue
    }
    const work = storingOf(context, { teamId: item.business_team_id })
    const { reviews } = answer.answer
    const texts = await storeTexts(
      work,
      { materialId: item.carry_material_id, itemId: item.id },
      textsOfReviews(item.source, item.item_id, reviews),
    )
    textIds.push(...texts.map(({ id }) => id))
    succeeded.push(item.id)
  }
  await context.audit({
    operation: 'carry_items.batch_save_rate_item',
    subjectType: itemRows.type,
    subjectIds: succeeded,
    after: { text_ids: textIds },
  })
  return batchAnswer({ succeeded, failed })
}
