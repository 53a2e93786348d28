import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Description, Parameter, Schema } from './description.ts'
import { missingFacts } from './missing-facts.ts'

const FILE = path.join(import.meta.dirname, '../../libs/sdk/openapi/openapi.json')
let text = ''
beforeAll(async () => {
  text = await readFile(FILE, 'utf8')
})

type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

/** The product's own description with one change. */
function changed(change: (description: Description) => void): string[] {
  const description = JSON.parse(text) as Description
  change(description)
  return missingFacts(description)
}

it('finds every attribute and parameter of the product described', () => {
  expect(changed(() => undefined)).toEqual([])
})

const attribute = (description: Description): Writable<Schema> =>
  description.components?.schemas?.['CarryContents']?.properties?.['status'] ?? {}

it.each([
  ['description', (schema: Writable<Schema>) => delete schema.description],
  ['kind', (schema: Writable<Schema>) => delete schema['x-kind']],
  ['Chinese label', (schema: Writable<Schema>) => (schema['x-label'] = { zh: '', en: 'Status' })],
  ['English label', (schema: Writable<Schema>) => (schema['x-label'] = { zh: '状态', en: '' })],
  ['names of values', (schema: Writable<Schema>) => delete schema['x-choices']],
])('names an attribute without its %s', (lacking, plant) => {
  expect(changed((description) => plant(attribute(description)))).toContain(
    `carry_contents.get answer status: no ${lacking}`,
  )
})

const SORT = '/api/v1/carry_contents'

it('names a parameter without its description', () => {
  const found = changed(({ paths }) => {
    const sort = paths[SORT]?.['get']?.parameters?.find(({ name }) => name === 'sort')
    delete (sort as Writable<Parameter>).description
  })
  expect(found).toEqual(['carry_contents.list sort: no description'])
})

it('looks at bodies, and at answers that are no record', () => {
  const strip = (schema: Schema | undefined) => {
    for (const member of Object.values(schema?.properties ?? {}))
      delete (member as Writable<Schema>).description
  }
  const found = changed(({ paths }) => {
    const operation = paths['/api/v1/carry_contents/batch_content_status']?.['put']
    const [body] = Object.values(operation?.requestBody?.content ?? {})
    strip(body?.schema?.properties?.['data']?.properties?.['attributes'])
    const [answer] = Object.values(operation?.responses['200']?.content ?? {})
    strip(answer?.schema?.properties?.['data'])
  })
  expect(found).toEqual([
    'carry_contents.batch_content_status body ids: no description',
    'carry_contents.batch_content_status body matching: no description',
    'carry_contents.batch_content_status body expected_count: no description',
    'carry_contents.batch_content_status body status: no description',
    'carry_contents.batch_content_status body reason: no description',
    'carry_contents.batch_content_status answer succeeded: no description',
    'carry_contents.batch_content_status answer failed: no description',
    'carry_contents.batch_content_status answer undo_id: no description',
    'carry_contents.batch_content_status answer job_id: no description',
  ])
})

/** A description that repeats the label is useless. */
it('has no description that only repeats its label', () => {
  const description = JSON.parse(text) as Description
  const hollow = Object.entries(description.components?.schemas ?? {}).flatMap(([type, schema]) =>
    Object.entries(schema.properties ?? {})
      .filter(([, member]) => isHollow(member))
      .map(([name, member]) => `${type}.${name}: ${member.description}`),
  )
  expect(hollow).toEqual([])
})

function isHollow({ description = '', ...schema }: Schema): boolean {
  const said = description
    .replace(/[.]$/, '')
    .replace(/^(the|an?|its) /i, '')
    .toLowerCase()
  return said === schema['x-label']?.en.toLowerCase()
}
