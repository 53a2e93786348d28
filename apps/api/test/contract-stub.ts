import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

type Json = Record<string, unknown>
interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Json
}
interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Json } } }
  responses: Record<string, { content: { 'application/json': { schema: Json } } }>
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
}

/** One request the stub got, with the operation of the contract it is. */
export interface Asked {
  operation: string
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: IncomingMessage['headers']
}

export interface ContractStub {
  baseUrl: string
  asked: Asked[]
  /** Requests and answers that break the contract; a test expects none. */
  faults: string[]
  /** Last answer of the stub. */
  said: () => unknown
  close: () => Promise<void>
}

const contract = JSON.parse(
  readFileSync(new URL('../../sandbox/gateway-contract.json', import.meta.url), 'utf8'),
) as Contract

interface Judging {
  asked: Asked[]
  faults: string[]
  /** Notes a fault when the value is not of the schema. */
  valid: (schema: Json, value: unknown, where: string) => void
}

/** A gateway that answers every call of the contract with a made-up document of the right shape. */
export async function createContractStub(): Promise<ContractStub> {
  const ajv = new Ajv2020({ strict: false, coerceTypes: true }).addSchema(contract, 'contract')
  addFormats.default(ajv)
  const faults: string[] = []
  const judging: Judging = {
    asked: [],
    faults,
    valid(schema, value, where) {
      const check = ajv.compile(absolute(schema) as Json)
      if (!check(value)) faults.push(`${where}: ${ajv.errorsText(check.errors)}`)
    },
  }
  let said: unknown
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const operation = take(judging, request, text)
      if (!operation) return response.writeHead(404).end()
      const { status, document } = answerOf(judging, operation)
      said = document
      return write(response, status, document)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // A server that listens at a port has such an address.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway/v1`,
    asked: judging.asked,
    faults,
    said: () => said,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Holds a request against the contract; undefined for one that it does not have. */
function take({ asked, faults, valid }: Judging, request: IncomingMessage, text: string) {
  const url = new URL(request.url ?? '/', 'http://stub.test')
  const method = (request.method ?? 'GET').toLowerCase()
  const found = findOperation(method, url.pathname)
  if (!found) {
    faults.push(`no such call: ${method} ${url.pathname}`)
    return undefined
  }
  const { operation, params } = found
  const query = Object.fromEntries(url.searchParams)
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  asked.push({ operation: operation.operationId, params, query, body, headers: request.headers })
  for (const { name, in: place, required, schema } of operation.parameters) {
    const value = (place === 'path' ? params : query)[name]
    if (value === undefined && required) faults.push(`${operation.operationId} wants ${name}`)
    if (value !== undefined)
      valid({ type: 'object', properties: { [name]: schema } }, { [name]: value }, name)
  }
  for (const name of Object.keys(query)) {
    if (!operation.parameters.some((one) => one.in === 'query' && one.name === name))
      faults.push(`${operation.operationId} knows no ${name}`)
  }
  const wanted = operation.requestBody?.content['application/json'].schema
  if (wanted) valid(wanted, body, `${operation.operationId} body`)
  return operation
}

function answerOf({ valid }: Judging, { operationId, responses }: Operation) {
  const [status = '200', { content } = { content: undefined }] =
    Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const schema = content?.['application/json'].schema ?? {}
  const document = sample(schema)
  valid(schema, document, `${operationId} answer`)
  return { status: Number(status), document }
}

const write = (response: ServerResponse, status: number, document: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document))

function findOperation(method: string, path: string) {
  for (const [template, methods] of Object.entries(contract.paths)) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const match = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
    const operation = methods[method]
    if (!match || !operation) continue
    const params = Object.fromEntries(
      names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]),
    )
    return { operation, params }
  }
  return undefined
}

const absolute = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(absolute)
  // The contract holds its named schemas already.
  const entries = Object.entries(part).filter(([key]) => key !== '$id')
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === '$ref' ? [key, `contract${String(value)}`] : [key, absolute(value)],
    ),
  )
}

/** The smallest document of a shape that still shows every field. */
function sample(schema: Json): unknown {
  if (typeof schema.$ref === 'string') {
    const steps = schema.$ref.slice(2).split('/')
    // A reference of the contract leads to a schema of the contract.
    return sample(steps.reduce<Json>((at, step) => at[step] as Json, contract as unknown as Json))
  }
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.anyOf)) return sample(schema.anyOf[0] as Json)
  if ('const' in schema) return schema.const
  if (schema.type === 'array') return [sample(schema.items as Json)]
  if (schema.type === 'integer') return Number(schema.minimum ?? 0) + 3
  if (schema.type === 'number') return 12.5
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  if (schema.type === 'string') return sampleText(schema)
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  if (properties.length === 0 && schema.patternProperties) return { 材质: '棉' }
  return Object.fromEntries(properties.map(([name, inner]) => [name, sample(inner)]))
}

function sampleText({ format, pattern }: Json): string {
  if (format === 'date-time') return '2026-06-01T04:00:00.000Z'
  if (format === 'date') return '2026-06-01'
  return pattern === undefined ? 'text-1' : 'https://img.channel.test/1.jpg'
}
