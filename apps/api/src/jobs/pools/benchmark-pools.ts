import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import { Closed, OneOf } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { Problem } from '../../kernel/problem.ts'
import {
  askBenchmark,
  benchmarkChannel,
  comparedColumns,
  storeBenchmark,
  type BenchmarkKind,
} from '../../resources/business-pools/benchmark.ts'
import type { BusinessPool } from '../../resources/business-pools/find-pool.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'

/**
 * Compares pools with what channels have, one after another. A pool that the channel refuses is
 * counted and does not end the job; a channel that is away does, and the job goes on there later.
 */
export const benchmarkPools = defineTask({
  kind: 'benchmark_pools',
  rows: '/guanghe/panel/douyin',
  title: { zh: '选品对标', en: 'Goods benchmark' },
  retryDelaysMs: [5000, 30_000, 120_000],
  input: Closed({ kind: OneOf('goods', 'content'), ids: T.Array(T.Integer({ minimum: 1 })) }),
  async run({ input: { kind, ids }, doneCount, step, progress }) {
    let compared = 0
    let refused = 0
    for (const [at, id] of ids.entries()) {
      if (at < doneCount) continue
      const found = await step((one) => findSubject(one, kind, id))
      const result = found && (await ask(found, kind))
      if (result)
        await step(async ({ db, now }) => {
          await storeBenchmark(db, now, found.pool, result)
          await db
            .updateTable('business_pools')
            .set({ ...comparedColumns(now, result), updated_at: now })
            .where('id', '=', id)
            .where('deleted_at', 'is', null)
            .execute()
        })
      compared += result ? 1 : 0
      refused += result ? 0 : 1
      await progress(at + 1, ids.length)
    }
    return {
      compared,
      refused,
      ...says('done.pools_compared', { compared, refused }),
    }
  },
})

type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>

async function ask({ services, channel, pool }: Subject, kind: BenchmarkKind) {
  try {
    return await askBenchmark(services, channel, kind, pool)
  } catch (error) {
    if (error instanceof Problem && error.code === 'channel_refused') return undefined
    throw error
  }
}

async function findSubject({ db, services, actor }: Step, kind: BenchmarkKind, id: number) {
  const { rows } = await sql<BusinessPool>`
    select t.* from business_pools t where t.id = ${id} and t.deleted_at is null and ${ownTeam(actor)}`.execute(
    db,
  )
  const [pool] = rows
  if (!pool) return undefined
  const channel = await findChannel(db, services.keys, benchmarkChannel(kind, pool))
  return { services, channel, pool }
}
