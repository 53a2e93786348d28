import { type Saying, says } from '@omc/core/problems'
import T from 'typebox'
import { toListQuery, type ListQuery } from '../jsonapi/list-query.ts'
import { mayCall } from '../jsonapi/may-call.ts'
import { readParameters } from '../jsonapi/parse-query.ts'
import { filterQuery, sortQuery } from '../jsonapi/query-schema.ts'
import type { Registry } from '../jsonapi/registry.ts'
import type { May, Resource } from '../jsonapi/resource.ts'
import { Closed } from '../jsonapi/schema.ts'
import { compileCheck } from '../jsonapi/validate.ts'
import type { Actor } from '../kernel/actor.ts'
import { problem, Problem, refusal } from '../kernel/problem.ts'

export interface ExportWanted {
  resource: string
  filter: Readonly<Record<string, unknown>>
  sort: string
  fields: readonly string[]
}

export interface ExportPlan {
  resource: Resource
  query: ListQuery
  fields: readonly string[]
}

/**
 * Plans the reads of an export: a list with its own filters, sorts and fields, if the person may
 * read that list.
 *
 * @throws Problem 403 `forbidden`; 422 `unknown_resource`, and each fault of filter, sort, fields
 * @source domain: operations beyond the seeds (exports)
 */
export function planExport(
  registry: Registry,
  actor: Pick<Actor, 'roles' | 'admin'>,
  { resource: type, filter, sort, fields }: ExportWanted,
): ExportPlan {
  const resource = registry.resources.find((one) => one.type === type && one.verbs.list)
  if (!resource) throw fault('resource', says('unknown_resource', { name: type }))
  authorise(actor, resource.verbs.list ?? 'self:read')
  const declared = { ...filterQuery(resource), ...sortQuery(resource) }
  const optional = Object.entries(declared).map(([name, schema]) => [name, T.Optional(schema)])
  const given = Object.entries(filter).map(([name, value]) => [
    `filter[${name}]`,
    Array.isArray(value) ? value.join(',') : String(value),
  ])
  const values = asBodyFault(() =>
    readParameters(
      { ...Object.fromEntries(given), ...(sort === '' ? {} : { sort }) },
      declared,
      compileCheck(Closed(Object.fromEntries(optional))),
    ),
  )
  const known = Object.keys(resource.attributes.properties)
  const unknown = fields.find((name) => !known.includes(name))
  if (unknown !== undefined) throw fault('fields', says('unknown_field.named', { name: unknown }))
  const columns = fields.length > 0 ? fields : known
  return {
    resource,
    query: { ...toListQuery(resource, values), fields: columns },
    fields: columns,
  }
}

function authorise(actor: Pick<Actor, 'roles' | 'admin'>, may: May) {
  if (mayCall(actor, may)) return
  throw problem(
    'forbidden',
    { permission: may },
    {
      meta: { permission: may },
    },
  )
}

const fault = (name: string, saying: Saying) =>
  refusal(saying, { source: { pointer: `/data/attributes/${name}` } })

/** The values came in a body: faults of its parameters point into it. */
function asBodyFault<R>(read: () => R): R {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const details = error.details.map((detail) => {
      const name = detail.source && 'parameter' in detail.source ? detail.source.parameter : ''
      const inner = /^filter\[(.*)\]$/.exec(name)?.[1]
      const pointer = `/data/attributes/${inner === undefined ? name : `filter/${inner}`}`
      return { ...detail, source: { pointer } }
    })
    throw new Problem(422, details)
  }
}
