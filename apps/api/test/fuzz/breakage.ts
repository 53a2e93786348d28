import type { InjectOptions } from 'fastify'
import type { Operation } from '../../src/jsonapi/operation.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Random } from './random.ts'
import { requestOf } from './request-of.ts'
import type { SampledCall } from './sample-call.ts'

/** One way to break a call. */
export interface Breakage {
  name: string
  /** Statuses that are right; `any` where the broken part may be harmless. */
  expect: readonly number[] | 'refused' | 'any'
  /** The broken request; undefined where the operation has no such part. */
  make: (operation: Operation, call: SampledCall, random: Random) => InjectOptions | undefined
}

/** A request whose attributes are changed. */
export const withAttributes = (
  operation: Operation,
  call: SampledCall,
  attributes: Record<string, unknown>,
): InjectOptions =>
  requestOf(operation, { ...call, attributes: { ...call.attributes, ...attributes } })

/** A request with parameters more. */
export const withQuery = (
  operation: Operation,
  call: SampledCall,
  query: Record<string, string>,
): InjectOptions => requestOf(operation, { ...call, query: { ...call.query, ...query } })

/** The declared attributes whose schema passes a test; a nullable one counts as its inner schema. */
export const attributesWith = (
  { input }: Operation,
  test: (schema: JsonSchema) => boolean,
): string[] =>
  Object.entries(input?.properties ?? {})
    .filter(([, schema]: [string, JsonSchema]) => [schema, ...(schema.anyOf ?? [])].some(test))
    .map(([name]) => name)
