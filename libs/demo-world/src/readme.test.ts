import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'

const copy = new URL('./readme-example.generated.ts', import.meta.url)

afterEach(() => rmSync(copy, { force: true }))

it('the example in the README prints what it says', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const promised = [...example.matchAll(/^console\.log\(.*\) \/\/ (.*)$/gm)].map((line) => line[1])
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((value) => void printed.push(`${value}`))
  writeFileSync(copy, example.replace("'@omc/demo-world'", "'./index.ts'"))
  await import(/* @vite-ignore */ copy.href)
  log.mockRestore()
  expect(promised.length).toBeGreaterThan(3)
  expect(printed).toEqual(promised)
})
