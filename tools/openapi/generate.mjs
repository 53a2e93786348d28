/**
 * Writes the typed client tables of the SDK from the OpenAPI document.
 *
 *   node tools/openapi/generate.mjs            libs/sdk/openapi/openapi.json → libs/sdk/src/generated
 *   node tools/openapi/generate.mjs --check    fails when the committed files differ
 *   … --in <document.json> --out <folder>      another document, another folder
 *
 * The same document gives the same bytes: operations are sorted by id, nothing depends on time.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HEADER = '// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.\n'
const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const EFFECTS = ['read', 'write']
const RESULTS = ['list', 'record', 'data', 'raw', 'empty', 'file', 'stream']
const BODIES = ['jsonapi', 'upload', 'form', 'none']

/** Every file the SDK needs, by name, from one parsed OpenAPI 3.1 document. */
export async function generate(document) {
  const types = astToString(
    await openapiTS(structuredClone(document), { defaultNonNullable: false, silent: true }),
  )
  return { 'types.ts': `${HEADER}${types}`, 'operations.ts': `${HEADER}${tableOf(document)}` }
}

function tableOf(document) {
  const rows = rowsOf(document)
  const lines = rows.map(({ id, row }) => `  ${quote(id)}: ${literal(row)},`)
  return [
    '/** Every operation: route, effect, touched resources, permission, result, body, query names, body type. */',
    'export const OPERATIONS = {',
    ...lines,
    '} as const',
    '',
    '/** Resource → operation → operation id, so that the SDK type is a look-up and not a search. */',
    'export interface OperationTree {',
    ...treeOf(rows.map((row) => row.id)),
    '}',
    '',
  ].join('\n')
}

function rowsOf(document) {
  const rows = []
  for (const [route, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      if (item[method]) rows.push(rowOf({ document, route, method, item }))
    }
  }
  rows.sort((a, b) => byText(a.id, b.id))
  const twice = rows.find((row, index) => rows[index + 1]?.id === row.id)
  if (twice) throw new Error(`operation id ${twice.id} stands twice in the document`)
  return rows
}

function rowOf({ document, route, method, item }) {
  const operation = item[method]
  const id = operation.operationId
  if (!/^[^.]+\.[^.]+$/.test(id ?? '')) {
    throw new Error(
      `${method.toUpperCase()} ${route} needs an operationId "<resource>.<operation>"`,
    )
  }
  const effect = oneOf(EFFECTS, operation['x-effect'], `${id} x-effect`)
  const result = oneOf(RESULTS, operation['x-result'], `${id} x-result`)
  const body = oneOf(BODIES, operation['x-body'] ?? 'none', `${id} x-body`)
  const query = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => parameter.name)
    .sort(byText)
  const row = [
    `${method.toUpperCase()} ${route}`,
    effect,
    operation['x-touches'] ?? [],
    operation['x-permission'] ?? null,
    result,
    body,
    query,
  ]
  if (body === 'jsonapi' || body === 'upload')
    row.push(bodyTypeOf(document, operation) ?? id.split('.')[0])
  return { id, row }
}

/** The JSON:API `type` a body must carry: the constant of its schema, when there is one. */
function bodyTypeOf(document, operation) {
  const content = resolve(document, operation.requestBody ?? {}).content ?? {}
  const schema = resolve(document, Object.values(content)[0]?.schema ?? {})
  const data = resolve(document, schema.properties?.data ?? {})
  const type = resolve(document, data.properties?.type ?? {})
  return type.const ?? type.enum?.[0]
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

function treeOf(ids) {
  const resources = Map.groupBy(ids, (id) => id.split('.')[0])
  return [...resources].flatMap(([resource, members]) => [
    `  ${key(resource)}: {`,
    ...members.map((id) => `    ${key(id.split('.')[1])}: ${quote(id)}`),
    '  }',
  ])
}

const byText = (a, b) => (a < b ? -1 : Number(a > b))
const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return value === null ? 'null' : quote(value)
}

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
  const stale = []
  if (!check) await mkdir(output, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(output, name)
    if (!check) await writeFile(target, text)
    else if ((await readFile(target, 'utf8').catch(() => null)) !== text) stale.push(target)
  }
  if (stale.length === 0) return
  console.error(`out of date: ${stale.join(', ')}\nrun node tools/openapi/generate.mjs and commit`)
  process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
