import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const file = join(import.meta.dirname, `readme-example-${process.pid}.ts`)

afterAll(() => rmSync(file, { force: true }))

it('runs the example of the README', async () => {
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const local = example
    .replace("'@omc/chat-widget'", "'./index.ts'")
    .replace("'@omc/chat-widget/emoji'", "'./emoji/index.ts'")
  writeFileSync(file, local)
  const { markup, model } = await import(/* @vite-ignore */ file)
  expect(model.getState().messages).toMatchObject([{ id: '41', kind: 'text' }])
  expect(markup).toContain('第三段要改一下')
  expect(markup).toContain('aria-label="微笑"')
})
