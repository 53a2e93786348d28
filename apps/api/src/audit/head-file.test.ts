import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHeadFile, headFilePath } from './head-file.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'omc-heads-'))))
afterEach(() => rm(folder, { recursive: true }))

const heads = {
  current: 'b',
  chains: {
    a: { sequence: 3, hash: 'ff', sealedAt: '2026-11-20T02:00:00.000Z' },
    b: { sequence: 1, hash: 'ee', sealedAt: '2026-11-20T03:00:00.000Z' },
  },
}

it('keeps the heads of all chains in a file of the data folder, made when it is missing', async () => {
  const file = createHeadFile(headFilePath(join(folder, 'new')))
  expect(await file.read()).toBeUndefined()
  await file.write(heads)
  expect(await file.read()).toEqual(heads)
  await file.write({ ...heads, current: 'a' })
  expect((await file.read())?.current).toBe('a')
})

it('does not take a damaged file for no file', async () => {
  const path = headFilePath(folder)
  for (const text of [
    '',
    '{',
    '[]',
    '{"current":"a"}',
    '{"current":"a","chains":{"a":{"sequence":"1"}}}',
  ]) {
    await writeFile(path, text)
    await expect(createHeadFile(path).read()).rejects.toThrow('audit-head.json')
    expect(await readFile(path, 'utf8')).toBe(text)
  }
})
