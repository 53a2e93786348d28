import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
const copyOf = (index: number) => new URL(`./readme-example-${index}.generated.ts`, import.meta.url)

afterEach(() => {
  for (const index of examples.keys()) rmSync(copyOf(index), { force: true })
})

it.each([...examples.entries()])('example %i of the README prints what it says', async (index) => {
  const example = examples[index] ?? ''
  const promised = [...example.matchAll(/^console\.log\(.*\) \/\/ (.*)$/gm)].map((line) => line[1])
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((value) => void printed.push(`${value}`))
  const local = example
    .replace("'@omc/core/testing'", "'./testing/index.ts'")
    .replace("'@omc/core/duplicates'", "'./duplicates/index.ts'")
    .replace("'@omc/core/extension'", "'./extension/index.ts'")
    .replace("'@omc/core/ledger'", "'./publish-ledger/index.ts'")
    .replace("'@omc/core/rsa'", "'./rsa-chunks/index.ts'")
    .replace("'@omc/core'", "'./index.ts'")
  writeFileSync(copyOf(index), local)
  await import(/* @vite-ignore */ copyOf(index).href)
  log.mockRestore()
  expect(promised.length).toBeGreaterThan(3)
  expect(printed).toEqual(promised)
})
