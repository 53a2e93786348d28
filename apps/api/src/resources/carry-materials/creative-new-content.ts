import { CHANNELS } from '@omc/core'
import { says } from '@omc/core/problems'
import T, { type Static } from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, IdOf, Label, OneOf, Text } from '../../jsonapi/schema.ts'
import { problem, refusal } from '../../kernel/problem.ts'
import { deriveRows } from '../../workflows/derive-rows.ts'
import { recordAssigns } from '../../workflows/materials/item-details.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import { assertColleague } from './assert-colleague.ts'
import { contentOfMaterial } from './content-of-material.ts'
import { findMaterial, itemsOf } from './find-material.ts'

export const NewContent = Closed({
  carry_material_id: IdOf('carry_materials'),
  title: T.Optional(Label(200)),
  channel: T.Optional(OneOf(...CHANNELS)),
  topic: T.Optional(Text(100)),
  user_id: T.Optional(IdOf('users')),
})

/**
 * Makes the content of a material, once: the same call again answers the content that was made.
 *
 * @throws Problem 409 `material_rejected`, `in_trash` when its content stands in the trash
 * @source domain: verb table (creation of contents: idempotent by origin)
 */
export async function creativeNewContent(
  context: Context,
  { input }: { input: Static<typeof NewContent> },
) {
  const material = await findMaterial(context, input.carry_material_id, { lock: true })
  if (material.status === 'rejected') {
    throw problem('material_rejected')
  }
  const userId = input.user_id === undefined ? undefined : Number(input.user_id)
  if (userId !== undefined) await assertColleague(context, userId, material.business_team_id)
  const { title, channel, topic } = input
  const row = await contentOfMaterial(context, material, { title, channel, topic, userId })
  const { succeeded, failed } = await deriveRows(context, {
    operation: 'carry_materials.creative_new_content',
    into: { type: 'carry_contents', table: 'carry_contents', lifeCycle: true },
    rows: [row],
  })
  const [made] = succeeded
  if (!made) {
    const [failure] = failed
    throw refusal(failure?.error ?? says('not_made'), { status: 409 })
  }
  const id = Number(made.record_id)
  if (!made.existing) {
    const items = await itemsOf(context, material.id)
    await recordAssigns(storingOf(context, { teamId: material.business_team_id, userId }), {
      itemIds: items.map((item) => item.id),
      kind: 'content',
      targetId: id,
      title: String(row.values.title),
    })
  }
  return { id }
}
