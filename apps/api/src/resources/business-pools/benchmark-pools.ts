import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Json, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { notFound } from '../../kernel/problem.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import {
  askBenchmark,
  benchmarkChannel,
  comparedColumns,
  storeBenchmark,
  type BenchmarkKind,
  type Compared,
} from './benchmark.ts'
import { findPool, readPool } from './find-pool.ts'

export const BenchmarkAnswer = Closed({
  job_id: Nullable(Id),
  benchmarks: T.Array(
    Closed({
      id: Id,
      kind: OneOf('goods', 'content'),
      platform: T.String(),
      outside_id: T.String(),
      title: T.String(),
      figures: Json,
      updated_at: Instant,
    }),
    { description: 'what the one pool is compared with; empty when a job does it' },
  ),
})

interface Call {
  query: { ids: string[] }
}

/** One pool is compared at once, several as a job. @source domain: verb table (benchmark_*) */
export const askForBenchmark =
  (kind: BenchmarkKind) =>
  async (context: Context, { query }: Call): Promise<() => Promise<Compared | undefined>> => {
    const [only, ...more] = query.ids
    if (only === undefined || more.length > 0) return async () => undefined
    const { db, services } = context
    const pool = await readPool(context, Number(only))
    const channel = await findChannel(db, services.keys, benchmarkChannel(kind, pool))
    return () => askBenchmark(services, channel, kind, pool)
  }

export async function keepBenchmark(
  context: Context,
  resource: Resource,
  { kind, query, found }: Call & { kind: BenchmarkKind; found: Compared | undefined },
) {
  const operation = `business_pools.${kind === 'goods' ? 'benchmark_goudong' : 'benchmark_contents'}`
  if (!found)
    return { job_id: await startBenchmark(context, operation, kind, query.ids), benchmarks: [] }
  const pool = await findPool(context, Number(query.ids[0]))
  await storeBenchmark(context.db, context.now, pool, found)
  await changeRows(context, {
    operation,
    resource,
    ids: [pool.id],
    set: comparedColumns(context.now, found),
  })
  return { job_id: null, benchmarks: await benchmarksOf(context, pool.id, kind) }
}

async function startBenchmark(
  context: Context,
  operation: string,
  kind: BenchmarkKind,
  ids: readonly string[],
): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    select t.id from business_pools t where t.id = any(${[...ids]}::bigint[]) and t.deleted_at is null
      and ${ownTeam(actorOf(context))} order by t.id`.execute(context.db)
  if (rows.length !== ids.length) throw notFound(THINGS.pool)
  const input = { kind, ids: rows.map(({ id }) => id) }
  return String(
    await startJob(context, { kind: 'benchmark_pools', input, total: rows.length, operation }),
  )
}

async function benchmarksOf({ db }: Context, poolId: number, kind: BenchmarkKind) {
  const { rows } = await sql<{
    id: number
    kind: BenchmarkKind
    platform: string
    outside_id: string
    title: string
    figures: Record<string, unknown>
    updated_at: Date
  }>`
    select id, kind, platform, outside_id, title, figures, updated_at from business_pool_benchmarks
    where business_pool_id = ${poolId} and kind = ${kind} and deleted_at is null
    order by updated_at desc, id limit 200`.execute(db)
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    updated_at: row.updated_at.toISOString(),
  }))
}
