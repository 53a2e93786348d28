/** Parts of an OpenAPI 3.1 document that its users depend on. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

export interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly 'x-effect'?: string
  readonly 'x-permission'?: string | null
  readonly 'x-result'?: string
  readonly 'x-body'?: string
  readonly 'x-touches'?: readonly string[]
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Contents }
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly required?: boolean
  readonly schema: Schema
}

type Contents = Readonly<Record<string, { readonly schema?: Schema }>>

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly 'x-resource'?: string
  readonly 'x-kind'?: string
  readonly 'x-label'?: { readonly zh: string; readonly en: string }
  readonly 'x-choices'?: Readonly<Record<string, { readonly zh: string; readonly en: string }>>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

/** An operation with its route. */
export interface Served {
  readonly route: string
  readonly operation: Operation
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Operations of a description by id, in the order of the ids. */
export function operationsOf({ paths }: Description): ReadonlyMap<string, Served> {
  const served = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]): [string, Served] => [
        operation.operationId,
        { route: `${method.toUpperCase()} ${path}`, operation },
      ]),
  )
  return new Map(served.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Name of the component that a schema refers to. */
export function componentOf(schema: Schema): string | undefined {
  return schema.$ref?.replace('#/components/schemas/', '')
}

/** First type of a schema; `any` if it has none. */
export function typeOf({ type, properties }: Schema): string {
  return [type ?? (properties ? 'object' : 'any')].flat()[0] ?? 'any'
}

/** Schema with its reference resolved. */
export function resolve(description: Description, schema: Schema): Schema {
  const name = componentOf(schema)
  if (name === undefined) return schema
  const found = description.components?.schemas?.[name]
  if (found === undefined) throw new Error(`${schema.$ref} is not in the description`)
  return resolve(description, found)
}

/**
 * Arguments of an operation as one object, as the SDK takes them: path parameters, query parameters
 * and attributes of the body.
 */
export function argumentsOf(description: Description, { operation }: Served): Schema {
  const parameters = operation.parameters ?? []
  const body = bodyOf(description, operation)
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      ...body.properties,
    },
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(body.required ?? []),
    ],
  }
}

/** Place of each argument: `path`, `query` or `body`. */
export function placesOf(description: Description, served: Served): ReadonlyMap<string, string> {
  const inBody = Object.keys(bodyOf(description, served.operation).properties ?? {})
  return new Map([
    ...(served.operation.parameters ?? []).map((one): [string, string] => [one.name, one.in]),
    ...inBody.map((name): [string, string] => [name, 'body']),
  ])
}

function bodyOf(description: Description, { requestBody }: Operation): Schema {
  const [content] = Object.values(requestBody?.content ?? {})
  const body = resolve(description, content?.schema ?? {})
  const data = body.properties?.['data']
  if (data === undefined) return body
  const document = resolve(description, data)
  return resolve(description, document.properties?.['attributes'] ?? {})
}
