import { CompiledQuery } from 'kysely'
import { escapeLiteral } from 'pg'
import type { Db } from '../src/db/database.ts'
import { keepsPlan } from '../src/db/prepared.ts'

type Explained = { 'QUERY PLAN': { Plan: Readonly<Record<string, number>> }[] }

let count = 0

/**
 * Runs a reading statement as the server does: by one plan for all values where it is marked so,
 * else by a plan for its values.
 *
 * @returns the pages of memory that it touched
 */
export async function buffersOf(db: Db, statement: CompiledQuery): Promise<number> {
  const name = `plan_${(count += 1)}`
  const mode = keepsPlan(statement.sql) ? 'force_generic_plan' : 'force_custom_plan'
  const values = statement.parameters.map(literalOf)
  const ask = (text: string) => db.executeQuery<Explained>(CompiledQuery.raw(text))
  await ask(`set local plan_cache_mode = ${mode}`)
  await ask(`prepare ${name} as ${statement.sql}`)
  const { rows } = await ask(
    `explain (analyze, buffers, timing off, format json) execute ${name}(${values.join()})`,
  )
  await ask(`deallocate ${name}`)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  return (plan?.['Shared Hit Blocks'] ?? Infinity) + (plan?.['Shared Read Blocks'] ?? Infinity)
}

/** @throws TypeError for what no filter of a list gives */
function literalOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value))
    return escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join()}}`)
  if (value instanceof Date) return escapeLiteral(value.toISOString())
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return escapeLiteral(String(value))
  throw new TypeError(`a parameter of a list: ${typeof value}`)
}
