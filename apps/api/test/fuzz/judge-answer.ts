import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { answerSchema, openapiDocument } from '../../src/jsonapi/openapi.ts'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { registry } from '../../src/resources/index.ts'
import type { Answer } from '../support.ts'

/** Faults of an answer; empty if there are none. */
export type Judge = (operation: Operation, answer: Answer, circumstances: Circumstances) => string[]

export interface Circumstances {
  /** The gateway and the model fail: 502 and 503 are right. */
  outsideIsDown: boolean
  /** `fields[…]` asked for some attributes only: the others need not be there. */
  sparse: boolean
}

/** Holds answers against the declaration of their operation. */
export function createJudge(): Judge {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    inlineRefs: false,
    code: { optimize: false },
  })
  addFormats.default(ajv)
  // Added once: a schema that carries the shared parts itself is looked through whole each time.
  ajv.addSchema({ $id: SHARED, components: openapiDocument(registry, 'test').components })
  const compiled = new Map<string, ValidateFunction>()
  const compile = (schema: object) => {
    // Many operations answer with the same record.
    const text = withShared(schema)
    const known = compiled.get(text) ?? ajv.compile(JSON.parse(text))
    compiled.set(text, known)
    return known
  }
  const faultsOf = (validate: ValidateFunction, body: unknown, sparse = false): string[] =>
    validate(body)
      ? []
      : (validate.errors ?? [])
          .filter(({ keyword, instancePath }) => {
            return !(sparse && keyword === 'required' && instancePath.endsWith('/attributes'))
          })
          .slice(0, 3)
          .map(({ instancePath, message, params }) =>
            `schema: ${instancePath} ${message} ${JSON.stringify(params)}`.slice(0, 300),
          )

  return (operation, { status, body }, { outsideIsDown, sparse }) => {
    if (status >= 500 && !(outsideIsDown && (status === 502 || status === 503)))
      return [`status ${status}: ${JSON.stringify(body).slice(0, 300)}`]
    if (status >= 400) {
      const error = compile({ $ref: '#/components/schemas/Error' })
      const same = (body as { status?: unknown } | null)?.status === status
      return [...faultsOf(error, body), ...(same ? [] : ['the body says another status'])]
    }
    const declared = statusesOf(operation)
    if (!declared.includes(status)) return [`status ${status}, declared ${declared.join(' or ')}`]
    if (status === 204) return body === '' ? [] : ['204 with a body']
    const { kind } = operation.output
    if (kind === 'file' || kind === 'stream') return []
    return faultsOf(compile(answerSchema(operation)), body, sparse)
  }
}

const SHARED = 'omc:shared'
/** The text of a schema whose references lead to the shared parts. */
const withShared = (schema: object): string =>
  JSON.stringify(schema).replaceAll('"#/components/', `"${SHARED}#/components/`)

function statusesOf({ output, status }: Operation): readonly number[] {
  if (output.kind === 'file') return [200, 206, 304]
  if (output.kind === 'record' && output.orEmpty) return [status, 204]
  return [status]
}
