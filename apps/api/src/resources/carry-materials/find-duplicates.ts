import { PLATFORMS } from '@omc/core'
import {
  DUPLICATE_KINDS,
  duplicateOf,
  fingerprintOf,
  keysOf,
  surer,
  type Duplicate,
  type Fingerprint,
} from '@omc/core/duplicates'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import type { MaterialSignsTable } from '../../db/material-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Id, Label, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { signCovers } from '../../workflows/duplicates/sign-cover.ts'
import { materialRows } from './material-rows.ts'

const Offered = Closed({
  source_id: Label(100),
  url: T.Optional(Text(2000)),
  title: T.Optional(Text(500)),
  desc: T.Optional(Text(5000)),
  cover_url: T.Optional(Text(2000)),
})
const Offers = Closed({
  platform: T.Enum([...PLATFORMS], { type: 'string', examples: ['douyin'] }),
  candidates: T.Array(Offered, { minItems: 1, maxItems: 100 }),
})
const Found = Closed({
  duplicates: T.Array(
    Closed({
      source_id: T.String({ description: 'the candidate' }),
      kind: OneOf(...DUPLICATE_KINDS),
      likeness: T.Number({ minimum: 0, maximum: 1 }),
      carry_material_id: Nullable(Id),
    }),
    { description: 'one for each candidate of which the team has the like' },
  ),
})

type Input = Static<typeof Offers>
/** Signs of covers by their address. */
type Covers = ReadonlyMap<string, string>

/** Time limit, because a person waits; covers not loaded by then do not count. */
const LONGEST_MS = 8_000
/** Most materials that one request is compared with. */
const MOST = 2_000

/** Signs that a material is compared by, as the index stores them. */
type Signed = Pick<
  MaterialSignsTable,
  'carry_material_id' | 'outside_id' | 'link' | 'title' | 'body' | 'picture' | 'keys'
>

/**
 * Finds what the team has already of what a platform offers: of one id or link, of the same
 * picture, or near in text or title. A colleague's material is told without its id.
 *
 * @source screens §2.6, CollectBoard; originals, duplicate guard
 */
export const findDuplicates = action({
  on: 'collection',
  method: 'POST',
  effect: 'read',
  may: 'material:read',
  summary:
    'Finds what the team has already of what a platform offers, also under another id; nothing is stored. `carry_material_id` is null when a colleague has it',
  input: Offers,
  output: { kind: 'data', schema: Found },
  prepare: (context, { input }) => lookAtCovers(context, input),
  run: (context, { input, found }) => compare(context, input, found),
})

async function lookAtCovers({ services }: Context, { candidates }: Input) {
  const addresses = [...new Set(candidates.map(({ cover_url = '' }) => cover_url))]
  const covers = addresses.filter(Boolean).map((of) => ({ of, sha256: null }))
  return async (): Promise<Covers> => {
    const signs = new Map<string, string>()
    await signCovers(services, covers, LONGEST_MS, ({ of }, sign = '') => signs.set(of, sign))
    return signs
  }
}

async function compare(context: Context, { platform, candidates }: Input, covers: Covers) {
  const offered = candidates.map((one) => ({
    source_id: one.source_id,
    sign: fingerprintOf({
      source: platform,
      source_id: one.source_id,
      url: one.url ?? '',
      title: one.title ?? '',
      text: one.desc ?? '',
      picture: covers.get(one.cover_url ?? '') ?? '',
    }),
  }))
  const keysOfOffers = offered.map(({ sign }) => keysOf(sign))
  const wanted = [...new Set(keysOfOffers.flat())]
  const { rows } = await sql<Signed>`
    select * from omc_like_materials(${wanted}::integer[], ${MOST})`.execute(context.db)
  const withKey = byKey(rows)
  const duplicates = offered.flatMap(({ source_id, sign }, at) => {
    const near = new Set((keysOfOffers[at] ?? []).flatMap((key) => withKey.get(key) ?? []))
    const [best] = [...near].flatMap((row) => matchOf(sign, row)).toSorted(surer)
    return best ? [{ source_id, ...best }] : []
  })
  const visible = await visibleOf(
    context,
    duplicates.map(({ id }) => id),
  )
  return {
    duplicates: duplicates.map(({ id, ...one }) => ({
      ...one,
      carry_material_id: visible.has(id) ? String(id) : null,
    })),
  }
}

function byKey(rows: readonly Signed[]): ReadonlyMap<number, readonly Signed[]> {
  const withKey = new Map<number, Signed[]>()
  for (const row of rows)
    for (const key of row.keys) {
      const others = withKey.get(key)
      if (others) others.push(row)
      else withKey.set(key, [row])
    }
  return withKey
}

function matchOf(sign: Fingerprint, row: Signed): readonly (Duplicate & { id: number })[] {
  const { carry_material_id: id, outside_id, link, title, body: text, picture } = row
  const found = duplicateOf(sign, { id: outside_id, link, title, text, picture })
  return found ? [{ ...found, id }] : []
}

/** Of materials the ones whose rows the person sees. */
async function visibleOf(context: Context, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_materials t
    where t.id = any(${ids}::bigint[]) and t.deleted_at is null and ${materialRows.scope(actorOf(context))}`.execute(
    context.db,
  )
  return new Set(rows.map(({ id }) => id))
}
