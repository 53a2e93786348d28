import { isRecord } from '../../kernel/data/is-record.ts'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { errorText, refusalText, type Refusal } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { keyOf } from './candidate.ts'
import { groupsOf, type Group, type Tray } from './tray.ts'

/** Operation that collects chosen candidates. */
export const COLLECTS = 'carry_materials.assign_material_from_channel'

/** Person and category of the collected materials. */
export type Destination = {
  readonly userId?: string | undefined
  readonly categoryId?: string | undefined
}

/** Result of collecting the chosen candidates. */
export type Collected = {
  readonly createdCount: number
  /** Keys of those that were there before. */
  readonly existing: readonly string[]
  /** Materials of this run, new and old. */
  readonly materialIds: readonly string[]
  /** Why not, by the key of the candidate. */
  readonly failed: ReadonlyMap<string, string>
}

type Ports = Pick<Services, 'sdk' | 'queryClient'>

/** Collects the chosen candidates, one call for each platform and kind; a failed call leaves the others alone. */
export async function sendChosen(
  ports: Ports,
  tray: Tray,
  destination: Destination,
): Promise<Collected> {
  const sent = await Promise.all(
    groupsOf(tray).map((group) => sendGroup(ports, group, destination)),
  )
  await refreshTouched(ports.queryClient, COLLECTS)
  return {
    createdCount: sent.reduce((sum, { createdCount }) => sum + createdCount, 0),
    existing: sent.flatMap(({ existing }) => existing),
    materialIds: sent.flatMap(({ materialIds }) => materialIds),
    failed: new Map(sent.flatMap(({ failed }) => [...failed])),
  }
}

/** Goods of Taobao have an operation of their own. */
function store({ sdk }: Ports, { kind, source, chosen }: Group, to: Destination) {
  const ids = chosen.map(({ source_id: id }) => id)
  const given = {
    ...(to.userId ? { user_id: to.userId } : {}),
    ...(to.categoryId ? { business_category_id: to.categoryId } : {}),
  }
  return kind === 'goods' && source === 'taobaoke'
    ? sdk.carry_materials.new_taobaoke_material({ item_ids: ids, ...given })
    : sdk.carry_materials.assign_material_from_channel({
        platform: source,
        kind,
        source_ids: ids,
        ...given,
      })
}

async function sendGroup(ports: Ports, group: Group, to: Destination): Promise<Collected> {
  const { kind, source, chosen } = group
  try {
    const { data, response } = await store(ports, group, to).withResponse()
    const { created, existing, failed } = metaOf(response.body)
    const keyWith = (id: string) => keyOf({ kind, source, source_id: id })
    const why = failed.map(
      ({ id, error }) => [keyWith(id), refusalText(error, currentLanguage())] as const,
    )
    return {
      createdCount: created,
      existing: existing.map(keyWith),
      materialIds: data.items.map(({ id }) => id),
      failed: new Map(why),
    }
  } catch (error) {
    const why = errorText(error, currentLanguage())
    const failed = new Map(chosen.map((one) => [keyOf(one), why]))
    return { createdCount: 0, existing: [], materialIds: [], failed }
  }
}

type Told = {
  readonly created: number
  /** Outside ids of what was there before. */
  readonly existing: readonly string[]
  readonly failed: readonly { readonly id: string; readonly error: Refusal }[]
}

/** Facts that a storing call reports beside its rows. */
function metaOf(body: unknown): Told {
  const meta = isRecord(body) && isRecord(body['meta']) ? body['meta'] : {}
  return {
    created: Number(meta['created_count'] ?? 0),
    // as: the contract of the storing calls.
    existing: (meta['existing'] ?? []) as Told['existing'],
    failed: (meta['failed'] ?? []) as Told['failed'],
  }
}
