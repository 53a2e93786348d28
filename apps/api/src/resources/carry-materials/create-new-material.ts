import T, { type Static } from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, IdOf, Label, OneOf, Text, Texts } from '../../jsonapi/schema.ts'
import { storeMaterials } from '../../workflows/materials/store-materials.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import { MATCHING_TYPES, materialRows } from './material-rows.ts'
import { onlyStored } from './stored-answer.ts'
import { WrittenItem, itemsWritten } from './written-items.ts'

export const NewMaterial = Closed({
  title: Label(300),
  category: T.Optional(Text(100)),
  cover_url: T.Optional(Text(2000)),
  source: T.Optional(
    T.String({ minLength: 1, maxLength: 50, description: 'left out: written by a person' }),
  ),
  source_id: T.Optional(Label(100)),
  source_url: T.Optional(Text(2000)),
  source_user: T.Optional(Text(100)),
  matching_type: T.Optional(OneOf(...MATCHING_TYPES)),
  business_category_id: T.Optional(IdOf('business_categories')),
  tags: T.Optional(Texts(50, 50)),
  remark: T.Optional(Text(1000)),
  images: T.Optional(Texts(50)),
  desc: T.Optional(Text(5000)),
  paragraphs: T.Optional(Texts(50, 5000)),
  recommends: T.Optional(Texts(50, 1000)),
  items: T.Optional(T.Array(WrittenItem, { maxItems: 50 })),
})
type Input = Static<typeof NewMaterial>

/**
 * Writes a material down with its items, pictures and texts. One with a source id that is there
 * already is answered as it is.
 */
export async function createNewMaterial(context: Context, { input }: { input: Input }) {
  const source = input.source ?? 'manual'
  const items = itemsWritten(input.items ?? [])
  const stored = await storeMaterials(storingOf(context), [
    {
      title: input.title,
      category: input.category ?? '',
      cover_url: input.cover_url ?? input.images?.[0] ?? items[0]?.pic_url ?? '',
      source,
      source_id: input.source_id ?? null,
      source_url: input.source_url ?? '',
      source_user: input.source_user ?? '',
      status: items.length > 0 && input.images?.length ? 'processed' : 'fetched',
      matching_type: input.matching_type ?? 'manual',
      business_category_id: input.business_category_id ? Number(input.business_category_id) : null,
      tags: input.tags ?? [],
      remark: input.remark ?? '',
      items,
      images: input.images ?? [],
      texts: textsOf(input),
    },
  ])
  const { id, tag } = onlyStored(stored, [])
  await context.audit({
    operation: 'carry_materials.create_new_material',
    subjectType: materialRows.type,
    subjectIds: [id],
    after: { ...input, tag },
  })
  return { id }
}

const textsOf = ({ desc, paragraphs = [], recommends = [] }: Input) => [
  ...(desc ? [{ kind: 'desc' as const, text: desc, source: 'manual' }] : []),
  ...paragraphs.map((text, position) => ({
    kind: 'paragraph' as const,
    text,
    source: 'manual',
    position,
  })),
  ...recommends.map((text, position) => ({
    kind: 'recommend' as const,
    text,
    source: 'manual',
    position,
  })),
]
