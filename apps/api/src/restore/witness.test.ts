import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWitnessFile } from './witness-file.ts'
import { isBehind } from './witness.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'omc-witness-'))))
afterEach(() => rm(folder, { recursive: true }))

const present = { life: 'b', earlier: ['a'], attempt: 10 }

it.each([
  ['the same', { life: 'b', attempt: 10 }, false],
  ['further than it was seen', { life: 'b', attempt: 9 }, false],
  ['behind what was seen', { life: 'b', attempt: 11 }, true],
  ['in a life that followed the one that was seen', { life: 'a', attempt: 99 }, false],
  ['of a life that knows nothing of the one that was seen', { life: 'c', attempt: 1 }, true],
])('a database is %s', (_, seen, expected) => {
  expect(isBehind(present, seen)).toBe(expected)
})

it('is kept in one file, and a damaged one is no missing one', async () => {
  const path = join(folder, 'witness.json')
  const file = createWitnessFile(path)
  expect(await file.read()).toBeUndefined()
  await file.write({ life: 'a', attempt: 3 })
  expect(await file.read()).toEqual({ life: 'a', attempt: 3 })
  expect(await readdir(folder)).toEqual(['witness.json'])
  await writeFile(path, '{')
  await expect(file.read()).rejects.toThrow('WITNESS_FILE')
})
