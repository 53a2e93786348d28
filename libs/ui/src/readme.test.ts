import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const file = join(import.meta.dirname, `readme-example-${process.pid}.ts`)

afterAll(() => rmSync(file, { force: true }))

it('runs the example of the README', async () => {
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  writeFileSync(file, example.replace("'@omc/ui'", "'./index.ts'"))
  const { markup, toasts, button } = await import(/* @vite-ignore */ file)
  expect(markup).toContain('请输入 11 位手机号')
  expect(markup).toContain('aria-invalid="true"')
  expect(toasts.state.list).toMatchObject([{ title: '已保存', durationMs: 3000 }])
  expect(button).toContain('type="button"')
})
