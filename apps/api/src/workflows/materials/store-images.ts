import type { Storing } from './storing.ts'

/** Adds pictures to a material, behind those it has; one that is there already stays as it is. */
export async function storeImages(
  { db, now, teamId, userId }: Storing,
  materialId: number,
  images: readonly string[],
): Promise<number> {
  const wanted = [...new Set(images)].filter((image) => image !== '')
  if (wanted.length === 0) return 0
  const last = await db
    .selectFrom('carry_material_images')
    .select(({ fn }) => fn.max('sn').as('sn'))
    .where('carry_material_id', '=', materialId)
    .executeTakeFirst()
  const from = last?.sn ?? 0
  const rows = await db
    .insertInto('carry_material_images')
    .values(
      wanted.map((image, i) => ({
        business_team_id: teamId,
        user_id: userId,
        carry_material_id: materialId,
        image,
        filename: fileNameOf(image),
        sn: from + i + 1,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['carry_material_id', 'image']).doNothing())
    .returning('id')
    .execute()
  return rows.length
}

/** The last part of the address, as people know the file. */
export const fileNameOf = (url: string): string =>
  (url.split(/[?#]/)[0] ?? '').split('/').at(-1)?.slice(0, 200) ?? ''
