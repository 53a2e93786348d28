import description from '../../../../libs/sdk/openapi/openapi.json'

/** Part of an API schema that the fake answers are built from. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly 'x-kind'?: string
}

type Content = { readonly schema?: Schema }

export type Operation = {
  readonly operationId: string
  readonly 'x-result': string
  readonly 'x-effect': string
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Content>> }>
  >
}

type Row = { readonly method: string; readonly pattern: RegExp; readonly operation: Operation }

// as: the gate compares this description with the declarations.
const { paths, components } = description as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

// Paths without parameters match first: `/users/get_info` before `/users/{id}`.
const ROWS: readonly Row[] = Object.entries(paths)
  .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      operation,
    })),
  )

/** Operation of a request; undefined if the contract has none. */
export const operationAt = (method: string, path: string): Operation | undefined =>
  ROWS.find((row) => row.method === method.toLowerCase() && row.pattern.test(path))?.operation

export const schemaNamed = (ref: string): Schema =>
  components.schemas[ref.replace('#/components/schemas/', '')] ?? {}

/** Schema of an operation's 2xx answer; undefined if it has no body. */
export const answerSchema = ({ responses }: Operation): Schema | undefined =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.values(content))
    .map(({ schema }) => schema)
    .find((schema) => schema !== undefined)
