import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PublishResult } from '../../libs/publisher/src/index.ts'
import { openFileOutbox } from './file-outbox.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'omc-outbox-'))))
afterEach(() => rm(folder, { recursive: true }))

const result = (attemptKey: string): PublishResult => ({
  attemptKey,
  attemptId: '1',
  outcome: 'published',
  feedId: 'f1',
  code: null,
  message: null,
  deviceId: '5',
  fence: 4,
  refusedCode: null,
})

test('what was put is there after the process has gone, until it is removed', async () => {
  const before = await openFileOutbox(folder)
  await before.put(result('a'))
  await before.put(result('b'))
  await before.put({ ...result('b'), refusedCode: 'gone' })
  await before.remove('a')
  await before.remove('a')
  const after = await openFileOutbox(folder)
  expect(await after.list()).toEqual([{ ...result('b'), refusedCode: 'gone' }])
})

test('a certain word is not given up for a doubt, neither at once nor by the next process', async () => {
  const doubt = { ...result('a'), outcome: 'unknown', feedId: null } as const
  const before = await openFileOutbox(folder)
  await Promise.all([before.put(result('a')), before.put(doubt)])
  const after = await openFileOutbox(folder)
  expect(await after.put(doubt)).toEqual(result('a'))
  expect(await after.list()).toEqual([result('a')])
})

test('a probe leaves nothing behind, and fails where nothing can be written', async () => {
  const outbox = await openFileOutbox(folder)
  await outbox.probe()
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
  await expect(outbox.probe()).rejects.toThrow('ENOENT')
  await mkdir(folder)
})

test('half a result, left by a kill, is no result and is cleared away', async () => {
  await writeFile(join(folder, 'a.json.part'), '{"attemptKey":"a","att')
  const outbox = await openFileOutbox(folder)
  expect(await outbox.list()).toEqual([])
})
