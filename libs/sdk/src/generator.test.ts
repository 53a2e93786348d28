import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { allOperations } from './operations/all-operations.ts'

const HERE = import.meta.dirname
const GENERATOR = path.resolve(HERE, '../../../tools/openapi/generate.mjs')
const DOCUMENT = path.join(HERE, 'testing/fixture/openapi.json')
const GENERATED = path.join(HERE, 'testing/fixture/generated')
const work = await mkdtemp(path.join(tmpdir(), 'omc-sdk-'))
afterAll(async () => rm(work, { recursive: true }))

const run = async (...args: string[]) =>
  promisify(execFile)(process.execPath, [GENERATOR, ...args]).then(
    () => ({ code: 0, said: '' }),
    (error: unknown) => {
      // execFile rejects with these two when the program ends with a failure.
      const { code, stderr } = error as { code: number; stderr: string }
      return { code, said: stderr }
    },
  )

it('writes the same bytes from the same document', async () => {
  expect(await run('--check', '--in', DOCUMENT, '--out', GENERATED)).toEqual({ code: 0, said: '' })
})

it('fails when a committed file differs, and names it', async () => {
  const copy = path.join(work, 'generated')
  await cp(GENERATED, copy, { recursive: true })
  const file = path.join(copy, 'operations.ts')
  await writeFile(file, `${await readFile(file, 'utf8')}\n`)
  const { code, said } = await run('--check', '--in', DOCUMENT, '--out', copy)
  expect(code).toBe(1)
  expect(said).toContain('operations.ts')
  expect(said).not.toContain('types.ts')
})

it('refuses an operation that does not say what it does to the server', async () => {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8'))
  delete document.paths['/logout'].post['x-effect']
  const file = path.join(work, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const { code, said } = await run('--check', '--in', file, '--out', GENERATED)
  expect(code).toBe(1)
  expect(said).toContain('auth.logout x-effect')
})

it('keeps routes, effects and names of the product table in shape', () => {
  for (const { id, method, path: route, effect } of allOperations().values()) {
    expect(id).toMatch(/^[A-Za-z0-9_]+\.[A-Za-z0-9_]+$/)
    expect(`${method} ${route}`).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \//)
    expect(['read', 'write']).toContain(effect)
  }
})
