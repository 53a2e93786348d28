import { sql } from 'kysely'
import type { Actor } from '../kernel/actor.ts'
import { problem } from '../kernel/problem.ts'
import type { Purpose } from './purposes.ts'
import type { WriterDeps } from './writer-deps.ts'

interface Reserving {
  actor: Actor
  purpose: Purpose
  at: Date
  tokensIn: number
  tokensOut: number
}

/** The day of a budget, as people in China count it. */
const DAY_START = (at: Date) =>
  sql<Date>`date_trunc('day', ${at}::timestamptz at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`

/** Any number; the same in every process. */
const LOCK = 7_203_916

/**
 * Reserves the highest possible price of a question, so that several at the same time cannot pass
 * the budget of the day together. `settings.ai_day_budget_yuan` of the team wins over the server's
 * setting.
 *
 * @returns the id of the row in `writing_calls`
 * @throws Problem 429 `writing_budget` with the seconds until the next day
 */
export function reserveCall(deps: WriterDeps, call: Reserving): Promise<number> {
  const { actor, purpose, at } = call
  const costFen = priceFen(deps, call)
  return deps.database.asServer(async (db) => {
    await sql`select pg_advisory_xact_lock(${LOCK}, ${actor.teamId})`.execute(db)
    const { rows } = await sql<{ spent: number; own: number | null; next: Date }>`
      select coalesce(sum(c.cost_fen), 0)::float8 as spent,
        (select case when jsonb_typeof(t.settings -> 'ai_day_budget_yuan') = 'number'
          then (t.settings ->> 'ai_day_budget_yuan')::float8 end from business_teams t where t.id = ${actor.teamId}) as own,
        ${DAY_START(at)} + interval '1 day' as next
      from writing_calls c where c.business_team_id = ${actor.teamId} and c.created_at >= ${DAY_START(at)}`.execute(
      db,
    )
    const { spent = 0, own = null, next = at } = rows[0] ?? {}
    const budgetFen = (own ?? deps.config.aiDayBudgetYuan) * 100
    if (spent + costFen > budgetFen)
      throw budgetProblem(budgetFen, spent, next.getTime() - at.getTime())
    const { id } = await db
      .insertInto('writing_calls')
      .values({
        business_team_id: actor.teamId,
        user_id: actor.userId,
        purpose,
        cost_fen: costFen,
        duration_ms: null,
        ok: null,
        code: null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export interface Settlement {
  model: string
  tokensIn: number
  tokensOut: number
  durationMs: number
  ok: boolean
  code: string | null
}

/** Actual cost of the request. */
export async function settleCall(deps: WriterDeps, id: number, settlement: Settlement) {
  const { model, tokensIn, tokensOut, durationMs, ok, code } = settlement
  await deps.database.asServer((db) =>
    db
      .updateTable('writing_calls')
      .set({
        model,
        tokens_in: tokensIn,
        tokens_out: tokensOut,
        cost_fen: priceFen(deps, settlement),
        duration_ms: durationMs,
        ok,
        code,
      })
      .where('id', '=', id)
      .execute(),
  )
}

/** Prices are yuan for a million tokens. */
const priceFen = (
  { config }: WriterDeps,
  { tokensIn, tokensOut }: { tokensIn: number; tokensOut: number },
) => (tokensIn * config.aiPriceIn + tokensOut * config.aiPriceOut) / 10_000

const budgetProblem = (budgetFen: number, spentFen: number, waitMs: number) =>
  problem(
    'writing_budget',
    {},
    {
      meta: { budget_yuan: budgetFen / 100, spent_yuan: Math.round(spentFen) / 100 },
      headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
    },
  )
