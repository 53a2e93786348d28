import { Problem } from '../kernel/problem.ts'
import { actorOf, type Context } from './context.ts'
import type { Operation } from './operation.ts'
import { presentRow } from './present.ts'
import type { Registry } from './registry.ts'
import { narrowSight } from './sight.ts'
import { document } from './verbs.ts'

interface Presenting {
  registry: Registry
  operation: Operation
  context: Context
}

/** A behaviour that answers a record gives its id, and attributes that only this answer carries. */
export interface RecordAnswer {
  id: number
  /** Called after the record was read: the statements of both share a round trip. */
  extra?: () => Promise<Record<string, unknown>>
}

/** Converts a behaviour's result to the declared form of its answer. */
export async function presentAnswer(
  { registry, operation, context }: Presenting,
  result: unknown,
): Promise<unknown> {
  const { output } = operation
  if (result instanceof Problem) return result
  if (output.kind === 'empty' || result === undefined) return undefined
  if (output.kind === 'raw' || output.kind === 'file' || output.kind === 'stream') return result
  const { meta } = context.answer
  const withMeta = Object.keys(meta).length > 0 ? { meta } : {}
  if (output.kind === 'data') return { data: result, ...withMeta }
  const resource = registry.resource(output.resource ?? operation.resource.type)
  if (output.kind === 'list') {
    // A list behaviour gives the rows of a select of its resource.
    const rows = result as Record<string, unknown>[]
    return {
      data: rows.map((row) => presentRow(resource, row)),
      meta: { record_count: rows.length, ...meta },
    }
  }
  const { id, extra } = result as RecordAnswer
  actorOf(context)
  if (operation.effect === 'write') await narrowSight(context.db)
  const answer = await document({ registry, resource, context }, id)
  if (extra && !Array.isArray(answer.data)) Object.assign(answer.data.attributes, await extra())
  return { ...answer, ...withMeta }
}
