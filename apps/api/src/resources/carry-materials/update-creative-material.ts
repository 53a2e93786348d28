import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Count, IdOf, Label, Text } from '../../jsonapi/schema.ts'
import { fileNameOf } from '../../workflows/materials/store-images.ts'
import { findMaterial } from './find-material.ts'
import { materialRows } from './material-rows.ts'
import { picturesOf } from './material-texts.ts'

export const CreativeChange = Closed({
  carry_material_id: IdOf('carry_materials'),
  images: T.Array(
    Closed({
      image: Label(2000),
      filename: T.Optional(Text(200)),
      make_image: T.Optional(Text(2000)),
      filesize: T.Optional(Count),
      priority: T.Optional(T.Integer({ minimum: -1000, maximum: 1000 })),
    }),
    { maxItems: 200 },
  ),
  cover_url: T.Optional(Text(2000)),
})

/**
 * Sets the pictures of a material and their order: the list is what it has from now on. What is
 * not in it any more is trashed; a picture that is named again comes back.
 */
export async function updateCreativeMaterial(
  context: Context,
  { input }: { input: Static<typeof CreativeChange> },
) {
  const { db, now } = context
  const material = await findMaterial(context, input.carry_material_id, { lock: true })
  const before = await picturesOf(context, material.id)
  const kept = [...new Set(input.images.map(({ image }) => image))]
  await sql`update carry_material_images set deleted_at = ${now}, updated_at = ${now}
    where carry_material_id = ${material.id} and deleted_at is null and image <> all(${kept}::text[])`.execute(
    db,
  )
  for (const [at, one] of input.images.entries()) {
    await sql`
      insert into carry_material_images (business_team_id, user_id, carry_material_id, image, filename, make_image,
        filesize, sn, priority, created_at, updated_at)
      values (${material.business_team_id}, ${material.user_id}, ${material.id}, ${one.image},
        ${one.filename ?? fileNameOf(one.image)}, ${one.make_image ?? ''}, ${one.filesize ?? 0}, ${at + 1},
        ${one.priority ?? 0}, ${now}, ${now})
      on conflict (carry_material_id, image) do update set sn = excluded.sn, deleted_at = null,
        filename = coalesce(${one.filename ?? null}, carry_material_images.filename),
        make_image = coalesce(${one.make_image ?? null}, carry_material_images.make_image),
        filesize = coalesce(${one.filesize ?? null}, carry_material_images.filesize),
        priority = coalesce(${one.priority ?? null}, carry_material_images.priority),
        updated_at = excluded.updated_at`.execute(db)
  }
  await sql`update carry_materials set updated_at = ${now}, cover_url = coalesce(${input.cover_url ?? null}, cover_url)
    where id = ${material.id}`.execute(db)
  const images = await picturesOf(context, material.id)
  await context.audit({
    operation: 'carry_materials.update_creative_material',
    subjectType: materialRows.type,
    subjectIds: [material.id],
    before: { images: before, cover_url: material.cover_url },
    after: { images, ...(input.cover_url === undefined ? {} : { cover_url: input.cover_url }) },
  })
  return { images }
}
