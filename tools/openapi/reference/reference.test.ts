import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSdk, type Sdk, type TransportResponse } from '../../../libs/sdk/src/index.ts'
import { fakeTransport } from '../../../libs/sdk/src/testing/index.ts'
import { operationsOf, resolve, type Description, type Served } from '../description.ts'
import { sample } from './sample.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SDK = path.join(ROOT, 'libs/sdk')
const PAGES = path.join(SDK, 'docs/reference')

type Example = (sdk: Sdk, console: { log: (...words: unknown[]) => void }) => Promise<unknown>

let work: string
let description: Description
let operations: ReadonlyMap<string, Served>

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'omc-reference-'))
  const text = await readFile(path.join(SDK, 'openapi/openapi.json'), 'utf8')
  description = JSON.parse(text) as Description
  operations = operationsOf(description)
})
afterAll(async () => rm(work, { recursive: true }))

/** Example of every operation, from the committed pages. */
async function readExamples(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const page of await readdir(PAGES)) {
    const text = await readFile(path.join(PAGES, page), 'utf8')
    const parts = text.matchAll(/^## (\S+\.\S+)$[\s\S]*?^```ts\n([\s\S]*?)\n```$/gm)
    for (const [, id = '', example = ''] of parts) found.set(id, example)
  }
  return found
}

/** Module with a function per example, which returns the example's answer variable. */
function moduleOf(examples: ReadonlyMap<string, string>): string {
  const functions = [...examples].map(([id, example]) => {
    const [, name] = /^const (\w+|\{[^}]+\}) = /.exec(example) ?? []
    return `  '${id}': async (sdk, console) => {\n${example}\nreturn ${name ?? 'null'}\n  },`
  })
  return `import type { Sdk } from '${SDK}/src/index.ts'
type Example = (sdk: Sdk, console: { log: (...words: unknown[]) => void }) => Promise<unknown>
export const examples: Record<string, Example> = {\n${functions.join('\n')}\n}\n`
}

async function typeErrors(source: string): Promise<string[]> {
  const settings = path.join(work, 'tsconfig.json')
  await writeFile(path.join(work, 'checked.ts'), source)
  const compilerOptions = {
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    noUnusedParameters: false,
  }
  const whole = { extends: `${ROOT}/tsconfig.base.json`, compilerOptions, files: ['checked.ts'] }
  await writeFile(settings, JSON.stringify(whole))
  const said = await promisify(execFile)('tsc', ['-p', settings, '--pretty', 'false']).then(
    () => '',
    // The compiler exits with an error code if it reports anything.
    (error: unknown) => (error as { stdout: string }).stdout,
  )
  return said.split('\n').filter(Boolean)
}

it('has an example for each operation', async () => {
  expect([...(await readExamples()).keys()].toSorted()).toEqual([...operations.keys()])
})

it('leads to pages and headings that are there', async () => {
  const headings = new Map<string, Set<string>>()
  for (const page of await readdir(PAGES)) {
    const text = await readFile(path.join(PAGES, page), 'utf8')
    const found = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
    const anchors = found.map((one) => one.toLowerCase().replaceAll('.', '').replaceAll(' ', '-'))
    headings.set(page, new Set(['', ...anchors]))
  }
  const dead: string[] = []
  for (const page of headings.keys()) {
    const text = await readFile(path.join(PAGES, page), 'utf8')
    for (const [, to = '', anchor = ''] of text.matchAll(/\]\((?:\.\/)?([\w.]*)(?:#([^)]*))?\)/g)) {
      if (!headings.get(to === '' ? page : to)?.has(anchor)) dead.push(`${page}: ${to}#${anchor}`)
    }
  }
  expect(dead).toEqual([])
})

it('gives examples that the types accept', { timeout: 60_000 }, async () => {
  expect(await typeErrors(moduleOf(await readExamples()))).toEqual([])
})

it('would see an example with a wrong argument', { timeout: 60_000 }, async () => {
  const wrong = new Map([['jobs.get', `const answer = await sdk.jobs.get({ id: 7 })`]])
  expect(await typeErrors(moduleOf(wrong))).toEqual([expect.stringContaining('error TS2322')])
})

it(
  'gives examples that run, each on its own route with an answer the server may give',
  { timeout: 30_000 },
  async () => {
    const file = path.join(work, 'examples.ts')
    await writeFile(file, moduleOf(await readExamples()))
    const { examples }: { examples: Record<string, Example> } = await import(
      /* @vite-ignore */ file
    )
    const answers = new Map<string, unknown>()
    for (const [id, served] of operations) {
      const transport = fakeTransport().answer(id, () => answerOf(served))
      const sdk = createSdk({ transport })
      answers.set(id, await examples[id]?.(sdk, { log: () => undefined }))
      const called = transport.calls.map((call) => `${call.operation} ${call.method} ${call.path}`)
      expect(called).toEqual([expect.stringMatching(callPattern(id, served.route))])
    }
    expect(answers.get('carry_contents.list')).toMatchObject({
      items: [{ type: 'carry_contents', id: '7', title: '早春通勤怎么穿' }],
    })
    expect(answers.get('carry_contents.statistics')).toMatchObject({ totals: { count: 1 } })
    expect(answers.get('exports.download')).toBeInstanceOf(Blob)
  },
)

function callPattern(id: string, route: string): RegExp {
  return new RegExp(`^${id} ${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

function answerOf({ operation }: Served): TransportResponse {
  const [status = '204'] = Object.keys(operation.responses).filter((one) => one.startsWith('20'))
  const [content] = Object.values(operation.responses[status]?.content ?? {})
  const schema = content?.schema && resolve(description, content.schema)
  const body =
    operation['x-result'] === 'file'
      ? new Blob(['…'])
      : operation['x-result'] === 'stream'
        ? eventStream()
        : schema === undefined
          ? null
          : sample(description, schema, operation.operationId, 'all')
  return { status: Number(status), body, requestId: null }
}

async function* eventStream() {
  yield { event: 'delta', data: { text: '早' } }
}
