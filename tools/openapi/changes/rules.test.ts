import { expect, it } from 'vitest'
import type { Description, Operation, Schema } from '../description.ts'
import { compareDescriptions } from './compare.ts'
import { KIND_RULES, OPERATION_RULES, VARIANT_RULES } from './rules.ts'

const JSON_API = 'application/vnd.api+json'
const text: Schema = { type: 'string' }
const closed: Schema = { type: 'object', properties: {}, additionalProperties: false }
const map: Schema = { type: 'object', additionalProperties: text }

const BASE: Operation = {
  operationId: 'teas.list',
  'x-effect': 'read',
  'x-permission': 'tea:read',
  'x-result': 'list',
  'x-body': 'jsonapi',
  responses: {},
}

const serve = (operation: Partial<Operation>, route = 'get /teas'): Description => {
  const [method = '', path = ''] = route.split(' ')
  return { paths: { [path]: { [method]: { ...BASE, ...operation } } } }
}
const takes = (schema: Schema, required = false): Partial<Operation> => ({
  parameters: [{ name: 'a', in: 'query', required, schema }],
})
const gives = (schema: Schema): Partial<Operation> => ({
  responses: { 200: { content: { [JSON_API]: { schema } } } },
})
const body = (media: string): Partial<Operation> => ({ requestBody: { content: { [media]: {} } } })
const some: Schema = { type: 'string', enum: ['x', 'y'] }

/** Rule, before, after, the whole text of the change. */
const CASES: ReadonlyArray<readonly [string, Partial<Operation>, Partial<Operation>, string]> = [
  ['effect', {}, { 'x-effect': 'write' }, ': effect: "read" → "write"'],
  ['result kind', {}, { 'x-result': 'data' }, ': result kind: "list" → "data"'],
  ['body kind', {}, { 'x-body': 'form' }, ': body kind: "jsonapi" → "form"'],
  ['permission', {}, { 'x-permission': 'tea:own' }, ': permission: "tea:read" → "tea:own"'],
  ['need of a session', { security: [] }, {}, ': need of a session: false → true'],
  ['status removed', { responses: { 201: {} } }, {}, ': status removed: 201'],
  ['status added', {}, { responses: { 206: {} } }, ': status added: 206'],
  ['empty answer added', {}, { responses: { 204: {} } }, ': empty answer added: 204'],
  ['request media type removed', body('a/b'), {}, ': request media type removed: a/b'],
  ['request media type added', {}, body('a/b'), ': request media type added: a/b'],
  [
    'type removed',
    takes({ type: ['string', 'null'] }),
    takes(text),
    ' arguments.a: type removed: null',
  ],
  [
    'type added',
    takes({ type: 'integer' }),
    takes({ type: 'number' }),
    ' arguments.a: type added: number',
  ],
  [
    'type may come',
    gives(text),
    gives({ anyOf: [text, { type: 'null' }] }),
    ' answer 200: type may come: null',
  ],
  [
    'alternatives',
    gives(closed),
    gives({ anyOf: [closed, map] }),
    ' answer 200: alternatives: 1 → 2 kinds of object',
  ],
  ['value removed', takes(some), takes({ enum: ['x'] }), ' arguments.a: value removed: "y"'],
  ['value added', takes({ enum: ['x'] }), takes(some), ' arguments.a: value added: "y"'],
  [
    'closed list of values',
    takes(text),
    takes(some),
    ' arguments.a: closed list of values: "x", "y"',
  ],
  [
    'format',
    gives({ type: 'string', format: 'date' }),
    gives(text),
    ' answer 200: format: "date" → none',
  ],
  [
    'new format',
    takes(text),
    takes({ ...text, format: 'date' }),
    ' arguments.a: new format: none → date',
  ],
  ['pattern', takes(text), takes({ ...text, pattern: '^a' }), ' arguments.a: pattern: none → ^a'],
  ...(['maximum', 'maxLength', 'maxItems'] as const).map((name) => limitCase(name, 2, 1, '2 → 1')),
  ...(['minimum', 'minLength', 'minItems'] as const).map((name) =>
    limitCase(name, undefined, 1, 'none → 1'),
  ),
  [
    'no repeats',
    takes({ type: 'array', items: text }),
    takes({ type: 'array', items: text, uniqueItems: true }),
    ' arguments.a: no repeats: repeated items',
  ],
  [
    'no other names',
    takes(map),
    takes(closed),
    ' arguments.a: no other names: names of the own choice',
  ],
  ['map gone', gives(map), gives(closed), ' answer 200: map gone: names of the own choice'],
  ['member removed', takes(text), {}, ' arguments: member removed: a'],
  ['member added', {}, takes(text), ' arguments: member added: a'],
  ['member required', takes(text), takes(text, true), ' arguments: member required: a'],
  [
    'member optional',
    gives({ properties: { a: text }, required: ['a'] }),
    gives({ properties: { a: text } }),
    ' answer 200: member optional: a',
  ],
]

function limitCase(name: keyof Schema, from: number | undefined, to: number, detail: string) {
  const of = (value: number | undefined) => takes({ type: 'array', items: text, [name]: value })
  return [name, of(from), of(to), ` arguments.a: ${name}: ${detail}`] as const
}

it.each(CASES)('sees a change of: %s', (name, before, after, told) => {
  const rule = [...OPERATION_RULES, ...KIND_RULES, ...VARIANT_RULES].find(
    (one) => one.name === name,
  )
  const changes = compareDescriptions(serve(before), serve(after))
  expect(changes).toContainEqual({
    text: `teas.list${told}`,
    breaks: rule?.breaks,
    names: ['teas.list'],
  })
})

it('has a case for each rule', () => {
  const rules = [...OPERATION_RULES, ...KIND_RULES, ...VARIANT_RULES].map(({ name }) => name)
  expect([...CASES.map(([name]) => name), 'route'].toSorted()).toEqual(
    [...new Set(rules)].toSorted(),
  )
})

it('sees operations that go, come and move', () => {
  const none: Description = { paths: {} }
  const told = (before: Description, after: Description) => compareDescriptions(before, after)
  expect(told(serve({}), none)).toEqual([
    { text: 'teas.list: operation removed', breaks: true, names: ['teas.list'] },
  ])
  expect(told(none, serve({}))).toEqual([
    { text: 'teas.list: operation added', breaks: false, names: ['teas.list'] },
  ])
  const [moved] = told(serve({}), serve({}, 'post /teas'))
  expect(moved).toMatchObject({
    text: 'teas.list: route: "GET /teas" → "POST /teas"',
    breaks: true,
  })
})

it('sees an argument that moves from the query to the path', () => {
  const inPath = { parameters: [{ name: 'a', in: 'path', schema: text }] }
  const [moved] = compareDescriptions(serve(takes(text)), serve(inPath))
  expect(moved).toMatchObject({ text: 'teas.list arguments.a: moved: query → path', breaks: true })
})

it('sees an answer that comes in another media type only', () => {
  const csv = { responses: { 200: { content: { 'text/csv': {} } } } }
  const [gone] = compareDescriptions(serve(gives(text)), serve(csv))
  expect(gone).toMatchObject({
    text: `teas.list answer 200: media type removed: ${JSON_API}`,
    breaks: true,
  })
})

it('takes wider arguments and narrower answers for harmless', () => {
  const wide: Schema = { type: ['string', 'null'], maxLength: 9 }
  const narrow: Schema = { type: 'string', maxLength: 5, enum: ['x'], pattern: '^x$' }
  const dated: Schema = { type: 'string', format: 'date' }
  const harm = (before: Partial<Operation>, after: Partial<Operation>) =>
    compareDescriptions(serve(before), serve(after)).filter(({ breaks }) => breaks)
  expect(harm(takes(narrow, true), takes(wide))).toEqual([])
  expect(harm(takes(dated), takes(text))).toEqual([])
  expect(harm(gives(wide), gives(narrow))).toEqual([])
  expect(harm(takes(wide), takes(narrow))).not.toEqual([])
  expect(harm(gives(narrow), gives(wide))).not.toEqual([])
})

it('tells a change of a component once for all operations that use it', () => {
  const withTea = (tea: Schema): Description => {
    const { paths } = serve(gives({ $ref: '#/components/schemas/Tea' }))
    const get = {
      ...BASE,
      operationId: 'teas.get',
      ...gives({ items: { $ref: '#/components/schemas/Tea' }, type: 'array' }),
    }
    return { paths: { ...paths, '/teas/{id}': { get } }, components: { schemas: { Tea: tea } } }
  }
  const changes = compareDescriptions(
    withTea({ properties: { a: text, nested: { properties: { b: text } } } }),
    withTea({ properties: { nested: { properties: {} } } }),
  )
  expect(changes.map((change) => change.text)).toEqual([
    'Tea (answer): member removed: a',
    'Tea (answer).nested: member removed: b',
  ])
  expect(changes[0]?.names).toEqual(['Tea'])
})

it('reads the attributes of a body and its query as one set of arguments', () => {
  const attributes: Schema = { properties: { title: text }, required: ['title'] }
  const document: Schema = { properties: { data: { properties: { attributes } } } }
  const post = { requestBody: { content: { [JSON_API]: { schema: document } } } }
  expect(compareDescriptions(serve({}), serve(post)).map((change) => change.text)).toContain(
    'teas.list arguments: member required: title',
  )
})

it('ends on schemas that contain themselves', () => {
  const tree: Schema = { properties: { child: { $ref: '#/components/schemas/Tree' } } }
  const before = {
    ...serve(gives({ $ref: '#/components/schemas/Tree' })),
    components: { schemas: { Tree: tree } },
  }
  expect(compareDescriptions(before, before)).toEqual([])
})
