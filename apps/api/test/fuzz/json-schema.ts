/** Part of JSON Schema that the declarations use. */
export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  examples?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  patternProperties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: boolean | JsonSchema
  required?: readonly string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  pattern?: string
  format?: string
  'x-resource'?: string
}
