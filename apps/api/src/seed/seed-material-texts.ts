import { reviewsOf, generateCopy } from '@omc/demo-world'
import { pictureAt, type Desk } from './seed-desk.ts'
import { changedAt, type Material } from './seed-material-rows.ts'

/** Texts and pictures of materials. */
export async function seedMaterialTexts(desk: Desk, materials: readonly Material[]) {
  await desk.db
    .insertInto('carry_material_texts')
    .values(materials.flatMap((one) => textRows(desk, one)))
    .execute()
  await desk.db
    .insertInto('carry_material_images')
    .values(
      materials.flatMap((one) =>
        one.goods[0].pictures.map((picture, n) => ({
          ...baseOf(desk, one),
          image: pictureAt(desk.deps, picture),
          filename: `${picture}.svg`,
          sn: n + 1,
        })),
      ),
    )
    .execute()
}

const baseOf = (desk: Desk, one: Material) => ({
  business_team_id: desk.teamId,
  user_id: one.userId,
  carry_material_id: one.id,
  created_at: changedAt(desk, one),
  updated_at: changedAt(desk, one),
})

function textRows(desk: Desk, one: Material) {
  const [goods] = one.goods
  const words = generateCopy(`material:${desk.team}:${one.at}:text`, goods)
  const [review] = reviewsOf(goods.item_id).reviews
  const base = baseOf(desk, one)
  return [
    {
      ...base,
      kind: 'desc' as const,
      text: `${goods.kind.name}：${goods.kind.selling.join('，')}`,
    },
    { ...base, kind: 'recommend' as const, text: words.title },
    ...words.paragraphs.map((text, position) => ({
      ...base,
      kind: 'paragraph' as const,
      text,
      position,
    })),
    {
      ...base,
      kind: 'rate' as const,
      text: review?.text ?? '',
      score: review?.score ?? 5,
      source: one.source,
      source_key: `${goods.item_id}/${review?.review_id ?? ''}`,
      written_at: new Date(review?.createdAt ?? changedAt(desk, one)),
    },
  ]
}
