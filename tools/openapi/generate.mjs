/**
 * Writes the typed client tables of the SDK from the OpenAPI document.
 *
 *   node tools/openapi/generate.mjs            libs/sdk/openapi/openapi.json → libs/sdk/src/generated
 *   node tools/openapi/generate.mjs --check    fails when the committed files differ
 *   … --in <document.json> --out <folder>      another document, another folder
 *
 * The output is deterministic: operations are sorted by id, nothing depends on time.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parseFacts, usualArea } from '../../libs/sdk/src/operations/parse-facts.ts'
import { KIND_WORDS, parseTable, VERBS } from '../../libs/sdk/src/operations/parse-table.ts'
import { fieldFiles, quote } from './field-files.mjs'
import { formFiles } from './form-files.mjs'
import { leftOver } from './left-over.mjs'
import { listFiles } from './list-files.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HEADER = '// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.\n'
const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const [, EFFECTS, RESULTS, BODIES] = KIND_WORDS

/** All generated files of the SDK by name, from one parsed OpenAPI 3.1 document. */
export async function generate(document) {
  return {
    'types.ts': `${HEADER}${await typesOf(document)}`,
    'operations.ts': `${HEADER}import type { components } from './types.ts'\n\n${operationsOf(document)}`,
    ...fieldFiles(
      document,
      recordsByType(document).map(([type]) => type),
    ),
    ...formFiles(
      rowsOf(document).map(({ id }) => id),
      (id) => argumentsOf(document, id),
    ),
    ...listFiles(document),
  }
}

async function typesOf(document) {
  const nodes = await openapiTS(structuredClone(document), {
    defaultNonNullable: false,
    silent: true,
    transform: openEnum,
  })
  // Operations are looked up by id; the table contains their paths.
  return astToString(nodes.filter((node) => !['paths', 'webhooks'].includes(node.name?.text)))
}

/**
 * Enums in answers accept any text, because a newer server may add values. Arguments stay closed:
 * no request refers to a component.
 */
function openEnum(schema, { path: where = '' }) {
  const isAnswer = where.startsWith('#/components/') || where.includes('/responses/')
  if (!isAnswer || !schema.enum?.every((one) => typeof one === 'string')) return undefined
  const known = schema.enum.map((one) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(one)),
  )
  const isNullable = [schema.type].flat().includes('null')
  const rest = ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ])
  const orNull = isNullable ? [ts.factory.createLiteralTypeNode(ts.factory.createNull())] : []
  return ts.factory.createUnionTypeNode([
    ...known,
    ts.factory.createParenthesizedType(rest),
    ...orNull,
  ])
}

function operationsOf(document) {
  const rows = rowsOf(document)
  return [
    '/** Every operation in a few words each; `parseTable` reads them. */',
    `export const TABLE = \`${tableOf(rows).join('\n')}\``,
    '',
    '/** What is unusual in what operations need and change; `parseFacts` reads it. */',
    `export const FACTS = \`${factsOf(rows).join('\n')}\``,
    '',
    ...secretsOf(rows.filter(({ secrets }) => secrets.length > 0)),
    '/** What the table says about each operation, for types. */',
    'export interface OperationKinds {',
    ...rows.map(
      ({ id, effect, result }) =>
        `  ${quote(id)}: { effect: ${quote(effect)}; result: ${quote(result)} }`,
    ),
    '}',
    '',
    '/** Resource → operation → operation id, so that the SDK type is a look-up and not a search. */',
    'export interface OperationTree {',
    ...treeOf(rows),
    '}',
    '',
    '/** Type → attributes and relations, so that an include knows what it brings. */',
    'export interface Resources {',
    ...resourcesOf(document),
    '}',
    '',
  ].join('\n')
}

function secretsOf(rows) {
  if (rows.length === 0) return []
  return [
    '/** Arguments that a server may want encrypted, by operation. */',
    'export const SECRETS: Readonly<Record<string, readonly string[]>> = {',
    ...rows.map(({ id, secrets }) => `  ${quote(id)}: [${secrets.map(quote).join(', ')}],`),
    '}',
    '',
  ]
}

function rowsOf(document) {
  const rows = []
  for (const [route, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      if (item[method]) rows.push(rowOf({ document, route, method, operation: item[method] }))
    }
  }
  rows.sort((a, b) => byText(a.id, b.id))
  const twice = rows.find((row, index) => rows[index + 1]?.id === row.id)
  if (twice) throw new Error(`operation id ${twice.id} stands twice in the document`)
  return rows
}

function rowOf({ document, route, method, operation }) {
  const id = operation.operationId
  if (!/^[^.\s]+\.[^.\s]+$/.test(id ?? '')) {
    throw new Error(
      `${method.toUpperCase()} ${route} needs an operationId "<resource>.<operation>"`,
    )
  }
  const [resource, name] = id.split('.')
  const body = oneOf(BODIES, operation['x-body'] ?? 'none', `${id} x-body`)
  if (body === 'jsonapi' || body === 'upload') {
    oneOf([undefined, resource], bodyTypeOf(document, operation), `${id} body type`)
  }
  return {
    id,
    resource,
    name,
    method: method.toUpperCase(),
    path: route,
    effect: oneOf(EFFECTS, operation['x-effect'], `${id} x-effect`),
    // Every write touches its own resource, so it is not listed.
    touches: (operation['x-touches'] ?? []).filter((touched) => touched !== resource),
    permission: operation['x-permission'] ?? '-',
    result: oneOf(RESULTS, operation['x-result'], `${id} x-result`),
    body,
    secrets: operation['x-secrets'] ?? [],
    summary: operation.summary ?? '',
  }
}

/** Schema of the named arguments in a body; undefined without a body. */
function argumentsOf(document, id) {
  const items = Object.values(document.paths ?? {})
  const operations = items.flatMap((item) => METHODS.flatMap((method) => item[method] ?? []))
  const operation = operations.find(({ operationId }) => operationId === id)
  const schema = bodySchemaOf(document, operation)
  const data = schema.properties?.data
  if (operation['x-body'] !== 'jsonapi') return schema
  return resolve(document, resolve(document, data ?? {}).properties?.attributes ?? {})
}

function bodySchemaOf(document, operation) {
  const content = resolve(document, operation.requestBody ?? {}).content ?? {}
  return resolve(document, Object.values(content)[0]?.schema ?? {})
}

/** JSON:API `type` of a body: the constant of its schema, if any. */
function bodyTypeOf(document, operation) {
  const schema = bodySchemaOf(document, operation)
  const data = resolve(document, schema.properties?.data ?? {})
  const type = resolve(document, data.properties?.type ?? {})
  return type.const ?? type.enum?.[0]
}

/** Lines for `parseTable`, in the shortest form that parses to the same rows. */
function tableOf(rows) {
  const lines = [...Map.groupBy(rows, ({ resource }) => resource)].flatMap(
    ([resource, members]) => {
      const verbs = Object.entries(VERBS).filter(([, [kind, name]]) =>
        members.some((row) => row.name === name && kindOf(row) === kind && !ownPath(row)),
      )
      const named = new Set(verbs.map(([, [, name]]) => name))
      return [
        [resource, verbs.map(([letter]) => letter).join('')].join(' ').trimEnd(),
        ...groupedLines(
          members.filter(({ name }) => !named.has(name)),
          kindOf,
          ownPath,
        ),
      ]
    },
  )
  sameOrFail(rows, parseTable(lines.join('\n')), ['method', 'path', 'effect', 'result', 'body'])
  return lines
}

/** Lines for `parseFacts`. */
function factsOf(rows) {
  const areas = new Map(
    [...Map.groupBy(rows, ({ resource }) => resource)].map(([resource, members]) => [
      resource,
      areaOf(members),
    ]),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const operations = parseTable(tableOf(rows).join('\n'))
  const said = operations.map(({ id }) => {
    const row = byId.get(id)
    const touches = row.touches.length > 0 ? `|${row.touches.join()}` : ''
    return `${permissionIn(row, areas.get(row.resource))}${touches}`
  })
  const unusual = [...new Set(said)].filter((text) => text !== '')
  const named = [...areas].filter(([resource, area]) => area !== '' && area !== usualArea(resource))
  const lines = [
    unusual.join(' '),
    said.map((text) => unusual.indexOf(text) + 1 || '').join(),
    named.flat().join(' '),
  ]
  sameOrFail(rows, parseFacts(lines.join('\n'), operations), ['permission', 'touched'])
  return lines
}

/** The area of most operations of a resource. */
function areaOf(members) {
  const areas = Map.groupBy(members, ({ permission }) => permission.split(':').at(-2) ?? '')
  const [area] = [...areas].sort(([, one], [, other]) => other.length - one.length)[0]
  return area
}

function permissionIn(row, area) {
  const usual = `${area}:${row.effect === 'read' ? 'read' : 'edit'}`
  if (row.permission === usual || row.permission === 'public') return ''
  return area && row.permission.startsWith(`${area}:`)
    ? row.permission.slice(area.length)
    : row.permission
}

/** One line per group of rows with the same head. */
const groupedLines = (rows, headOf, tailOf = () => '') =>
  [...Map.groupBy(rows, headOf)]
    .sort(([one], [other]) => byText(one, other))
    .map(([head, group]) => ` ${head} ${group.map((row) => row.name + tailOf(row)).join(' ')}`)

function sameOrFail(rows, operations, facts) {
  const read = new Map(operations.map((operation) => [operation.id, operation]))
  for (const row of rows) {
    const { touches, permission, ...one } = read.get(row.id) ?? {}
    const found = { ...one, permission: permission ?? '-', touched: touches?.slice(1).join() ?? '' }
    const wanted = { ...row, touched: row.touches.join() }
    const wrong = facts.find((fact) => found[fact] !== wanted[fact])
    if (wrong) throw new Error(`${row.id} cannot be written into the table: ${wrong}`)
  }
}

function kindOf(row) {
  const digits = [row.method, row.effect, row.result, row.body].map((word, at) =>
    KIND_WORDS[at].indexOf(word),
  )
  return `${digits.join('')}${isOnRecord(row) ? 'i' : ''}${row.permission === 'public' ? '!' : ''}`
}

const isOnRecord = ({ path: route, resource }) => route.startsWith(`/api/v1/${resource}/{id}`)

/** Path of an operation if it does not follow from the name. */
function ownPath(row) {
  const base = `/api/v1/${row.resource}${isOnRecord(row) ? '/{id}' : ''}`
  const isBare = Object.values(VERBS).some(([, name]) => name === row.name && name !== 'restore')
  return row.path === (isBare ? base : `${base}/${row.name}`) ? '' : `=${row.path}`
}

/** Members of each record type, from the records in the operations' answers. */
function resourcesOf(document) {
  const schemas = new Set(Object.keys(document.components?.schemas ?? {}))
  return recordsByType(document).map(
    ([type, [attributes, relationships]]) =>
      `  ${key(type)}: { type: ${quote(type)}; attributes: ${component(attributes)}; relationships?: ${component(relationships)} }`,
  )

  function component(node) {
    const name = node?.$ref?.replace('#/components/schemas/', '')
    return schemas.has(name) ? `components['schemas'][${quote(name)}]` : '{}'
  }
}

/** Schemas of the attributes and relations by record type. */
function recordsByType(document) {
  const schemas = new Set(Object.keys(document.components?.schemas ?? {}))
  const found = new Map()
  for (const record of recordsOf(document)) {
    const { type, attributes, relationships } = record.properties ?? {}
    // An answer with extra attributes does not describe the resource.
    if (type?.const && attributes?.$ref) found.set(type.const, [attributes, relationships])
  }
  // Some types are only included through a relation.
  for (const type of linkedTypesOf(document)) {
    const [attributes, relationships] = [pascal(type), `${pascal(type)}Relationships`].map(
      (name) => ({ $ref: `#/components/schemas/${name}` }),
    )
    if (!found.has(type) && schemas.has(pascal(type))) found.set(type, [attributes, relationships])
  }
  return [...found].sort(([a], [b]) => byText(a, b))
}

/** Target types of relations. */
function linkedTypesOf(document) {
  const relations = Object.entries(document.components?.schemas ?? {})
    .filter(([name]) => name.endsWith('Relationships'))
    .flatMap(([, schema]) => Object.values(schema.properties ?? {}))
  const links = relations.map(({ properties }) => properties?.data ?? {})
  return links.flatMap((data) =>
    [data, data.items, ...(data.anyOf ?? [])].flatMap((one) => one?.properties?.type?.const ?? []),
  )
}

/** `carry_items` → `CarryItems`, as components are named. */
const pascal = (type) => type.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase())

function* recordsOf(document) {
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const { responses = {} } = item[method] ?? {}
      for (const status of ['200', '201']) {
        const content = responses[status]?.content ?? {}
        const body = resolve(document, Object.values(content)[0]?.schema ?? {})
        const data = resolve(document, body.properties?.data ?? {})
        yield resolve(document, data.items ?? data)
      }
    }
  }
}

function resolve(document, node) {
  if (!node.$ref) return node
  const found = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  if (!found) throw new Error(`${node.$ref} is not in the document`)
  return resolve(document, found)
}

function oneOf(allowed, value, what) {
  if (!allowed.includes(value)) throw new Error(`${what} is ${value}, not ${allowed.join(', ')}`)
  return value
}

function treeOf(rows) {
  return [...Map.groupBy(rows, ({ resource }) => resource)].flatMap(([resource, members]) => [
    `  ${key(resource)}: {`,
    ...members.flatMap(({ id, name, summary, method, path: route, permission }) => [
      '    /**',
      ...(summary ? [`     * ${summary.replaceAll('*/', '* /')}`, '     *'] : []),
      `     * \`${method} ${route}\` · ${permission}`,
      '     */',
      `    ${key(name)}: ${quote(id)}`,
    ]),
    '  }',
  ])
}

const byText = (a, b) => (a < b ? -1 : Number(a > b))
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

function optionsFrom(argv) {
  const valueAfter = (flag, fallback) =>
    argv.includes(flag) ? argv[argv.indexOf(flag) + 1] : fallback
  return {
    check: argv.includes('--check'),
    input: path.resolve(ROOT, valueAfter('--in', 'libs/sdk/openapi/openapi.json')),
    output: path.resolve(ROOT, valueAfter('--out', 'libs/sdk/src/generated')),
  }
}

async function main() {
  const { check, input, output } = optionsFrom(process.argv.slice(2))
  const files = await generate(JSON.parse(await readFile(input, 'utf8')))
  const stale = [...(await leftOver(output, files, check))]
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(output, name)
    if (!check) {
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text)
    } else if ((await readFile(target, 'utf8').catch(() => null)) !== text) stale.push(target)
  }
  if (stale.length === 0) return
  console.error(`out of date: ${stale.join(', ')}\nrun node tools/openapi/generate.mjs and commit`)
  process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
