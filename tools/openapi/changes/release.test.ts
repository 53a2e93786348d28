import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Description } from '../description.ts'
import { lookAtChanges, moveRelease } from './release.ts'

const SDK = path.resolve(import.meta.dirname, '../../../libs/sdk')
/** The product's description, reduced to one path to keep tests fast. */
const product = JSON.parse(
  await readFile(path.join(SDK, 'openapi/openapi.json'), 'utf8'),
) as Description
const KEPT = '/api/v1/carry_contents/{id}'
const part = { ...product, paths: { [KEPT]: product.paths[KEPT] ?? {} } }
let sdk: string

// A separate folder in which the current description is released as 1.0.0.
beforeEach(async () => {
  sdk = await mkdtemp(path.join(tmpdir(), 'omc-release-'))
  await mkdir(path.join(sdk, 'openapi'))
  await release(part)
  await write('openapi/approved-changes.json', '{}')
  await write('CHANGELOG.md', '# Changes\n\n## 1.0.0\n\nAll of it.\n')
})
afterEach(async () => rm(sdk, { recursive: true }))

const read = async (name: string) => readFile(path.join(sdk, name), 'utf8')
const write = async (name: string, text: string) => writeFile(path.join(sdk, name), text)
const release = async (description: Description) => {
  await write('openapi/openapi.json', JSON.stringify(description))
  await write('openapi/released.json', JSON.stringify({ version: '1.0.0', description }))
}
const problems = async () => (await lookAtChanges(sdk)).problems

/** Changes the copied description. */
async function plant(change: (description: Description) => unknown): Promise<void> {
  const description = JSON.parse(await read('openapi/openapi.json')) as Description
  change(description)
  await write('openapi/openapi.json', JSON.stringify(description))
}

// Tests may modify data that is read-only elsewhere.
const removeDetail = ({ components }: Description) =>
  Reflect.deleteProperty(components!.schemas!['CarryContents']!.properties!, 'title')
const REMOVED = 'CarryContents (answer): member removed: title'

const addOperation = ({ paths }: Description) =>
  Object.assign(paths, {
    '/api/v1/teas': { get: { operationId: 'teas.brew', responses: {} } },
  })

it('finds nothing when nothing changed in the whole description', async () => {
  await release(product)
  expect(await lookAtChanges(sdk)).toEqual({ released: '1.0.0', changes: [], problems: [] })
})

it('refuses a field of an answer that is gone, until a reason approves it and the changelog tells it', async () => {
  await plant(removeDetail)
  expect(await problems()).toEqual([
    `breaks users: ${REMOVED}\n    to approve: "${REMOVED}": "<reason>"`,
    `not in the changelog: ${REMOVED}`,
  ])
  await write(
    'openapi/approved-changes.json',
    JSON.stringify({ [REMOVED]: 'nobody read it anyway' }),
  )
  await write('CHANGELOG.md', '# Changes\n\n- `carry_contents`: no title\n\n## 1.0.0\n')
  expect(await problems()).toEqual([])
})

it('refuses an approval without a reason', async () => {
  await plant(removeDetail)
  await write('openapi/approved-changes.json', JSON.stringify({ [REMOVED]: 'ok' }))
  expect(await problems()).toContain(`approved without a reason: ${REMOVED}`)
})

it('refuses an approval of a change that is not there', async () => {
  const stale = { 'teas.list: operation removed': 'it was never of use' }
  await write('openapi/approved-changes.json', JSON.stringify(stale))
  expect(await problems()).toEqual([
    'approves a change that is not there: teas.list: operation removed',
  ])
})

it('asks for a line in the changelog about an operation that came, above the last release', async () => {
  await plant(addOperation)
  const missing = 'not in the changelog: teas.brew: operation added'
  expect(await problems()).toEqual([missing])
  await write('CHANGELOG.md', '# Changes\n\n## 1.0.0\n\n- `teas.brew` came\n')
  expect(await problems()).toEqual([missing])
  await write('CHANGELOG.md', '# Changes\n\n## 1.1.0\n\n- `teas.pour` came\n\n## 1.0.0\n')
  expect(await problems()).toEqual([missing])
  for (const name of ['teas.brew', 'teas']) {
    await write('CHANGELOG.md', `# Changes\n\n## 1.1.0\n\n- \`${name}\` came\n\n## 1.0.0\n`)
    expect(await problems()).toEqual([])
  }
})

it('moves the release only to a newer version that the changelog begins with', async () => {
  await plant(addOperation)
  await expect(moveRelease(sdk)).rejects.toThrow('not in the changelog')
  await write('CHANGELOG.md', '# Changes\n\n## 1.1.0\n\n- `teas` came\n\n## 1.0.0\n')
  await write('package.json', '{"version":"1.0.0"}')
  await expect(moveRelease(sdk)).rejects.toThrow('1.0.0 does not follow 1.0.0')
  await write('package.json', '{"version":"1.2.0"}')
  await expect(moveRelease(sdk)).rejects.toThrow('CHANGELOG.md begins with ## 1.1.0, not 1.2.0')
  await write('package.json', '{"version":"1.1.0"}')
  expect(await moveRelease(sdk)).toBe('1.1.0')
  expect(await lookAtChanges(sdk)).toEqual({ released: '1.1.0', changes: [], problems: [] })
})

it('forgets the approvals with the release', async () => {
  await plant(removeDetail)
  await write(
    'openapi/approved-changes.json',
    JSON.stringify({ [REMOVED]: 'nobody read it anyway' }),
  )
  await write('CHANGELOG.md', '# Changes\n\n## 2.0.0\n\n- `CarryContents` lost\n\n## 1.0.0\n')
  await write('package.json', '{"version":"2.0.0"}')
  await moveRelease(sdk)
  expect(JSON.parse(await read('openapi/approved-changes.json'))).toEqual({})
  const kept = JSON.parse(await read('openapi/released.json')) as { description: Description }
  expect(kept.description).toEqual(JSON.parse(await read('openapi/openapi.json')))
})
