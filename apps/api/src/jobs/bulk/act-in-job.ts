import { auditInto } from '../../jsonapi/audit.ts'
import { checkReferences, namedIn } from '../../jsonapi/check-references.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Operation } from '../../jsonapi/operation.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import { widenSight } from '../../jsonapi/sight.ts'
import { authorise, reachesOf } from '../../jsonapi/who-asks.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { JobRefused, type Step, type TaskRun } from '../task.ts'

interface Acting {
  registry: Registry
  operation: Operation
  id: number
  input: Record<string, unknown>
}

type Run = Pick<TaskRun, 'actor' | 'step' | 'jobId'>
type After = (step: Step, answer: unknown) => Promise<void>

/**
 * Runs an operation for the person of a job, behind the walls of a request: their permission, the
 * rows that it reaches, references, row-level security.
 *
 * @param after  in the transaction of the operation, with its answer
 * @throws JobRefused when the operation refuses: a further try would be refused as well
 */
export async function actInJob(run: Run, acting: Acting, after: After): Promise<void> {
  const { registry, operation, id, input } = acting
  const call = { id, input, query: {} }
  try {
    authorise(operation, run.actor)
    const as = {
      reaches: reachesOf(operation, run.actor),
      readsOwn: true,
      givesTo: namedIn(operation, call, 'users'),
    }
    const within = async <T>(work: (step: Step, context: Context) => Promise<T>) => {
      const effects: Effect[] = []
      const result = await run.step(async (step) => {
        const context = contextOf(run, step, effects)
        await checkReferences(registry, operation, context, call)
        await widenSight(step.db, operation, id)
        return work(step, context)
      }, as)
      for (const effect of effects) await effect()
      return result
    }
    const { prepare } = operation
    const slow = prepare && (await within((_, context) => prepare(context, call)))
    const found = await slow?.()
    await within(async (step, context) => {
      const begun = await operation.begin?.(context, call)
      const answer = await operation.run?.(context, { ...call, found, begun })
      if (answer instanceof Problem) throw answer
      await after(step, answer)
    })
  } catch (error) {
    throw error instanceof Problem && isFinal(error) ? new JobRefused(sayingOf(error)) : error
  }
}

/** All but "too many at the moment" and faults of the server. */
const isFinal = ({ status }: Problem) => status < 500 && status !== 429

type Effect = () => Promise<void> | void

/** Request context for behaviours that run in a job; nobody is connected to it. */
function contextOf(run: Run, { db, now, services, actor }: Step, effects: Effect[]): Context {
  return {
    actor,
    db,
    now,
    services,
    request: { id: `job-${run.jobId}`, remoteAddress: '', userAgent: '', cookies: {}, headers: {} },
    afterCommit: (effect) => void effects.push(effect),
    audit: (entry) => auditInto(db, { actor, now }, entry),
    answer: { cookies: [], meta: {} },
    later: () => Promise.reject(new Error('a job has no stream')),
    readWithin: () => {
      throw new Error('a job reads in the transaction of its step')
    },
    gone: new AbortController().signal,
  }
}
