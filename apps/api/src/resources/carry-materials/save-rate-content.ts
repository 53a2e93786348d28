import T, { type Static } from 'typebox'
import { rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Id, IdOf, Label, OneOf } from '../../jsonapi/schema.ts'
import { sayingOf } from '../../kernel/problem.ts'
import { DeriveResult, deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { reviewKey, storeTexts, textsOfReviews } from '../../workflows/materials/store-texts.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import { contentValues } from './content-of-material.ts'
import { findMaterial, itemsOf, type ItemRow, type MaterialRow } from './find-material.ts'
import { askRates, type ItemRates } from './reviews.ts'

export const SaveRates = Closed({
  carry_material_id: IdOf('carry_materials'),
  as: T.Optional(
    OneOf('texts', 'contents'), // contents: one content for each review beside its text
  ),
  review_ids: T.Optional(
    T.Array(Label(100), {
      maxItems: 200,
      uniqueItems: true,
      description: 'only these reviews; left out: all the platform gives',
    }),
  ),
})
type Input = Static<typeof SaveRates>

export const SavedRates = Closed({
  texts: T.Array(Closed({ id: Id, created: T.Boolean() })),
  contents: DeriveResult.properties.succeeded,
  failed: DeriveResult.properties.failed,
  undo_id: DeriveResult.properties.undo_id,
})

const OPERATION = 'carry_materials.save_rate_content'
/** Items of one material whose reviews are asked for. */
const MOST_ITEMS = 20

export async function askMaterialRates(context: Context, { input }: { input: Input }) {
  const material = await findMaterial(context, input.carry_material_id)
  return askRates(context, await itemsOf(context, material.id, MOST_ITEMS))
}

/**
 * Keeps what buyers wrote about the items of a material as texts, and as contents of their own
 * when asked to; each review once.
 */
export async function saveRateContent(
  context: Context,
  { input, found }: { input: Input; found: readonly ItemRates[] },
) {
  const material = await findMaterial(context, input.carry_material_id, { lock: true })
  const work = storingOf(context, { teamId: material.business_team_id })
  const texts: { id: string; created: boolean }[] = []
  const rows: DerivedRow[] = []
  const failed = found.flatMap(({ item, answer }) =>
    answer.ok ? [] : [rowFailure(item.item_id, sayingOf(answer.problem))],
  )
  for (const { item, answer } of found) {
    if (!answer.ok) continue
    const reviews = answer.answer.reviews.filter(
      ({ review_id }) => input.review_ids?.includes(review_id) ?? true,
    )
    const kept = await storeTexts(
      work,
      { materialId: material.id, itemId: item.id },
      textsOfReviews(item.source, item.item_id, reviews),
    )
    const byKey = new Map(
      reviews.map((review) => [reviewKey(item.item_id, review.review_id), review]),
    )
    for (const { id, key, created } of kept) {
      texts.push({ id: String(id), created })
      const review = byKey.get(key ?? '')
      if (review) rows.push(contentOfReview(material, item, id, review))
    }
  }
  const derived =
    input.as === 'contents'
      ? await deriveRows(context, {
          operation: OPERATION,
          into: { type: 'carry_contents', table: 'carry_contents', lifeCycle: true },
          rows,
          failed,
        })
      : { succeeded: [], failed, undo_id: null }
  // New contents are told of where they are made; texts that nothing came of are told of here.
  if (derived.undo_id === null)
    await context.audit({
      operation: OPERATION,
      subjectType: 'carry_materials',
      subjectIds: [material.id],
      after: { text_ids: texts.map(({ id }) => id) },
    })
  return { texts, contents: derived.succeeded, failed: derived.failed, undo_id: derived.undo_id }
}

/** One review as a piece: its words, its pictures, the item it speaks of. */
const contentOfReview = (
  material: MaterialRow,
  item: ItemRow,
  textId: number,
  { review_id, text, images }: { review_id: string; text: string; images: string[] },
): DerivedRow => ({
  source: review_id,
  origin: { type: 'carry_material_texts', id: String(textId) },
  values: {
    ...contentValues({ images, items: [item], cover: images[0] ?? item.pic_url }),
    business_team_id: material.business_team_id,
    user_id: material.user_id,
    title: material.title,
    desc: text,
    paragraphs: [text],
    source: item.source,
    category: material.category,
    carry_material_id: material.id,
    business_category_id: material.business_category_id,
  },
})
