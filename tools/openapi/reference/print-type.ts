import { resolve, typeOf, type Description, type Schema } from '../description.ts'

const MOST_VALUES = 12
const DEEPEST = 6

/** Prints the type of an answer as TypeScript, for readers. */
export function printType(description: Description, schema: Schema, indent = ''): string {
  const own = resolve(description, schema)
  const deeper = (inner: Schema) => printType(description, inner, `${indent}  `)
  const alternatives = own.anyOf ?? own.oneOf
  if (alternatives) return alternatives.map((one) => deeper(one)).join(' | ')
  if (own.allOf) return own.allOf.map((one) => printType(description, one, indent)).join(' & ')
  const values = own.const === undefined ? own.enum : [own.const]
  if (values) return printValues(values)
  switch (typeOf(own)) {
    case 'array': {
      const item = printType(description, own.items ?? {}, indent)
      return / [|&] /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return indent.length > DEEPEST * 2 ? 'object' : printObject(description, own, indent)
    case 'integer':
      return 'number'
    case 'any':
      return 'unknown'
    default:
      return [own.type ?? 'unknown'].flat().join(' | ')
  }
}

function printValues(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value))
  return [...shown, ...(values.length > shown.length ? ['…'] : [])].join(' | ')
}

function printObject(description: Description, schema: Schema, indent: string): string {
  const inner = `${indent}  `
  const { properties = {}, required = [], additionalProperties, patternProperties } = schema
  const [rest] = Object.values(patternProperties ?? {})
  const map = rest ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
  const members = Object.entries(properties).map(([name, member]) => {
    const mark = required.includes(name) ? '' : '?'
    const said = member.description ? ` // ${member.description.replaceAll('\n', ' ')}` : ''
    return `${inner}${nameOf(name)}${mark}: ${printType(description, member, inner)}${said}`
  })
  if (map && members.length === 0) return `Record<string, ${printType(description, map, indent)}>`
  if (map) members.push(`${inner}[name: string]: ${printType(description, map, inner)}`)
  return members.length === 0 ? 'object' : `{\n${members.join('\n')}\n${indent}}`
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
