import type { Static } from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { action, type Action, type AnyAction, type Bulk } from '../../jsonapi/resource.ts'
import { BatchResult, Closed, Id, Nullable, type ObjectSchema } from '../../jsonapi/schema.ts'
import { assertOneChoice, startBulk, type Chosen } from './start-bulk.ts'

interface Call<I extends ObjectSchema> {
  id: number
  input: Static<I> & { ids: string[] }
}

interface Declared<I extends ObjectSchema, F>
  extends
    Bulk,
    Pick<
      Action<I>,
      'method' | 'may' | 'summary' | 'touches' | 'input' | 'status' | 'precondition'
    > {
  /** On one record (`/{id}/name`); default: on the collection. */
  on?: 'record'
  /** `<resource>.<operation>`, for the audit row of the job. */
  operation: string
  /** An input that can name the rows in place of `ids`, such as `assignments`. */
  instead?: string
  /** Members of the answer besides the results of the rows. */
  answer?: ObjectSchema
  /** Those members where a job has the results. */
  noAnswer?: Readonly<Record<string, unknown>>
  prepare?: (context: Context, call: Call<I>) => Promise<() => Promise<F>>
  /** Does the work for up to 500 ids and answers for each; a job calls it once a portion. */
  run: (context: Context, call: Call<I> & { found: F }) => Promise<object>
}

/**
 * Declares a call on many rows: up to 500 ids at once, or all rows that match the filters of their
 * list, as a job that first compares their count with the one the person saw.
 *
 * @throws Problem 422 `ids_or_matching`, `required` (expected_count)
 * @source domain: verb table (batch_*)
 */
export function bulkAction<I extends ObjectSchema, F = unknown>(
  declared: Declared<I, F>,
): AnyAction {
  const { of, title, atOnce, operation, instead, answer, noAnswer, prepare, run, ...plain } =
    declared
  const bulk = { of, title, ...(atOnce === undefined ? {} : { atOnce }) }
  const rows = BatchResult.properties
  // The engine adds `ids`, `matching` and `expected_count` to the input and checks them.
  return action<ObjectSchema, ObjectSchema, F, unknown>({
    on: 'collection',
    ...plain,
    effect: 'write',
    bulk,
    touches: [...(plain.touches ?? []), 'jobs'],
    output: {
      kind: 'data',
      schema: Closed({ ...rows, ...answer?.properties, job_id: Nullable(Id) }),
    },
    ...(prepare
      ? {
          async prepare(context, { id, input }) {
            const { matching } = input as Chosen
            // The job asks for each portion by itself, so there is nothing to find for the start.
            if (matching) return async () => undefined as F
            return prepare(context, { id, input: input as Call<I>['input'] })
          },
        }
      : {}),
    async run(context, { id, input, found }) {
      const { matching, expected_count: expected, ...wanted } = input as Chosen
      assertOneChoice(input, instead)
      if (matching) {
        const started = startBulk(context, { operation, id, matching, expected, wanted })
        return { ...(await started), ...noAnswer }
      }
      return {
        ...(await run(context, { id, input: wanted as Call<I>['input'], found })),
        job_id: null,
      }
    },
  })
}
