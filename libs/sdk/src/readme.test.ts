import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const file = path.join(import.meta.dirname, 'readme-example.gen.ts')
afterAll(async () => rm(file, { force: true }))

it('runs the second example of the README', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '../README.md'), 'utf8')
  // The first example needs a running product: the walk through the SDK runs it.
  const [, [, example = ''] = []] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)]
  const source = example
    .replaceAll("'@omc/sdk/testing'", "'./testing/index.ts'")
    .replaceAll("'@omc/sdk'", "'./index.ts'")
  await writeFile(file, source)
  const { seen } = await import(/* @vite-ignore */ file)
  expect(seen).toEqual(['signed in', 'Tea', '991', 'account_waiting: cooldown', true])
})
