import type { Operation } from '../../src/jsonapi/operation.ts'
import type { Caller, TestApp } from '../support.ts'
import type { Bench } from './bench.ts'
import type { Kitchen } from './kitchen.ts'
import { makeRow } from './make-row.ts'
import type { Random } from './random.ts'
import { recipeFor } from './recipes/index.ts'
import { sampleCall, type SampledCall } from './sample-call.ts'
import { WITHOUT_IDS, type World } from './world.ts'

export interface PreparedCall {
  call: SampledCall
  caller: Caller
  headers: Record<string, string>
}

/**
 * The sampled call with what its recipe says.
 *
 * @param options.serial another one for each call of an operation
 * @param options.optional how often what may be left out is there; the sampler's own default
 */
export async function prepareCall(
  { t, caller, world }: Pick<Bench, 't' | 'caller' | 'world'>,
  operation: Operation,
  random: Random,
  { serial, optional }: { serial: number; optional?: number },
): Promise<PreparedCall> {
  await restock(t, world, operation)
  const call = sampleCall(operation, world, random, {
    now: t.clock.now(),
    ...(optional === undefined ? {} : { optional }),
  })
  const recipe = recipeFor(operation)
  const kitchen: Kitchen = {
    t,
    caller,
    world,
    random,
    operation,
    serial,
    call,
    makeRow: (type = operation.resource.type) => makeRow(kitchen, type),
  }
  const prepared = await recipe?.(kitchen)
  const who = operation.may === 'public' ? t.anyone : caller
  if (!prepared) return { call, caller: who, headers: {} }
  return {
    call: {
      ...call,
      url:
        prepared.id === undefined ? call.url : operation.path.replace('{id}', String(prepared.id)),
      query: prepared.wholeQuery ? (prepared.query ?? {}) : { ...call.query, ...prepared.query },
      attributes: call.attributes && { ...call.attributes, ...prepared.attributes },
    },
    caller: prepared.caller ?? who,
    headers: prepared.headers ?? {},
  }
}

const FEW = 3

/**
 * Restores the rows and jobs that earlier calls used up: trashed rows come back, and waiting jobs
 * have ended.
 */
async function restock(t: TestApp, world: World, { resource }: Operation) {
  await t.rows(`update jobs set state = 'done', finished_at = now() where state = 'queued'`)
  if (resource.trash === false || WITHOUT_IDS.includes(resource.type)) return
  if (world.idsOf(resource.type).length >= FEW) return
  const { n } = (
    await t.rows<{ n: number }>(
      `with back as (update ${resource.table} set deleted_at = null where deleted_at is not null returning 1)
     select count(*)::int as n from back`,
    )
  )[0] ?? { n: 0 }
  if (n > 0) await world.refresh([resource.table])
}
