import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'

const file = path.join(import.meta.dirname, 'docs-example.gen.ts')
afterAll(async () => rm(file, { force: true }))

it('the example of docs/rsa.md prints what it says', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../docs/rsa.md'), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? []
  const promised = [...example.matchAll(/^.*\) \/\/ (.*)$/gm)].map(([, line]) => line)
  await writeFile(file, example.replaceAll("'@omc/sdk/rsa'", "'./index.ts'"))
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((value) => void printed.push(`${value}`))
  await import(/* @vite-ignore */ file)
  log.mockRestore()
  expect(promised).toHaveLength(3)
  expect(printed).toEqual(promised)
})
