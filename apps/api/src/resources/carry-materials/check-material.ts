import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import type { ChannelAddress, GoodsAvailability } from '../../gateway/gateway.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Id, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { Problem, quoted, refusal, sayingOf } from '../../kernel/problem.ts'
import { reachChannel } from '../../workflows/materials/reach-channel.ts'
import { saveAvailability } from '../../workflows/materials/save-availability.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import { findMaterial, itemsOf, type ItemRow } from './find-material.ts'
import { materialRows, MATERIAL_STATUSES } from './material-rows.ts'

export const Verdict = Closed({
  status: T.Optional(OneOf('checked', 'rejected')),
  reason: T.Optional(Text(500)),
})
export const CheckResult = Closed({
  available: T.Boolean({ description: 'the channel still offers at least one of its items' }),
  reason: T.String(),
  status: OneOf(...MATERIAL_STATUSES),
  items: T.Array(
    Closed({ id: Id, item_id: T.String(), available: T.Boolean(), reason: T.String() }),
  ),
  undo_id: Nullable(Id),
})
type Input = Static<typeof Verdict>

interface Found {
  /** Answers of the channels, by `source/item_id`. */
  said: ReadonlyMap<string, GoodsAvailability>
  /** Sources that cannot be asked, each with the reason; nothing is known of their items. */
  closed: ReadonlyMap<string, string>
}

const BATCH = 100

/** Asks the channel of each item whether it is still offered. */
export async function askMaterial(context: Context, { id }: { id: number }) {
  const { db, services } = context
  await findMaterial(context, id)
  const items = await itemsOf(context, id, BATCH)
  const asked: [ChannelAddress, string[]][] = []
  const closed = new Map<string, string>()
  for (const source of new Set(items.map((item) => item.source))) {
    const ids = items.filter((item) => item.source === source).map((item) => item.item_id)
    const channel = await reachChannel(db, services.keys, source)
    if (channel instanceof Problem) closed.set(source, sayingOf(channel).words.zh)
    else asked.push([channel, ids])
  }
  return async (): Promise<Found> => {
    const said = new Map<string, GoodsAvailability>()
    for (const [channel, ids] of asked)
      for (const one of await services.gateway.goodsAvailability(channel, ids))
        said.set(`${channel.name}/${one.item_id}`, one)
    return { said, closed }
  }
}

/**
 * Reviews a material against its channel: what the channel says of the items is kept; without a
 * verdict the material is `checked` when something of it is still offered, and stays as it is when
 * nothing is.
 *
 * @throws Problem 409 `not_available` when it is to be checked and nothing is offered any more
 * @source domain: verb table (check_*: boolean + reason)
 */
export async function checkMaterial(
  context: Context,
  { id, input, found }: { id: number; input: Input; found: Found },
) {
  const material = await findMaterial(context, id, { lock: true })
  const items = await itemsOf(context, id, BATCH)
  const results = items.map((item) => resultOf(item, found))
  const available = results.some((one) => one.available)
  const reason = available ? '' : reasonOf(results)
  if (input.status === 'checked' && !available)
    throw refusal(quoted('not_available', reason), { status: 409, meta: { items: results } })
  const status = input.status ?? (available ? 'checked' : material.status)
  const asked = items.filter((item) => !found.closed.has(item.source))
  await saveAvailability(
    storingOf(context, { teamId: material.business_team_id }),
    asked,
    found.said,
  )
  const undoId = await changeRows(context, {
    operation: 'carry_materials.check_material_from_channel',
    resource: materialRows,
    ids: [id],
    set: {
      status,
      channel_available: available,
      channel_reason: reason,
      channel_checked_at: context.now,
      ...(input.status === 'rejected' && input.reason
        ? { remark: sql`${input.reason}::text` }
        : {}),
    },
    reason: input.reason,
  })
  return { available, reason, status, items: results, undo_id: undoId }
}

interface ItemResult {
  id: string
  item_id: string
  available: boolean
  reason: string
}

function resultOf(item: ItemRow, { said, closed }: Found): ItemResult {
  const { id, item_id, source } = item
  const one = said.get(`${source}/${item_id}`)
  const reason = closed.get(source) ?? UNKNOWN
  if (!one) return { id: String(id), item_id, available: false, reason }
  return { id: String(id), item_id, available: one.available, reason: one.reason }
}

const UNKNOWN = says('unknown_product').words.zh

const reasonOf = (results: readonly ItemResult[]) => results[0]?.reason ?? says('no_items').words.zh
