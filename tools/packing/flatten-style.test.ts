import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { flattenStyle } from './flatten-style.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'omc-style-'))
})
afterEach(async () => rm(folder, { recursive: true }))

it('leaves out what is said to who changes the sheet', async () => {
  const file = path.join(folder, 'all.css')
  await writeFile(file, '/* One\n * and two. */\n.a { top: 0 } /* three */\n.b { top: 0 }\n')
  expect(await flattenStyle(file)).toBe('.a{top:0}.b{top:0}')
})

it('puts every imported sheet in the place of its import', async () => {
  await mkdir(path.join(folder, 'parts'))
  await writeFile(path.join(folder, 'all.css'), "@import './parts/a.css';\n.all { top: 0 }\n")
  await writeFile(path.join(folder, 'parts/a.css'), "@import './b.css';\n.a { top: 0 }\n")
  await writeFile(path.join(folder, 'parts/b.css'), '.b { top: 0 }\n')
  expect(await flattenStyle(path.join(folder, 'all.css'))).toBe('.b{top:0}.a{top:0}.all{top:0}')
})

it('leaves out spaces for the eye, and none that mean something', async () => {
  const file = path.join(folder, 'all.css')
  const sheet = [
    ".a > .b:hover,\n.c :is(p, ul) {\n  --empty: ;\n  margin: 0 calc(1px + 2px);\n  content: ', {: } ';\n}",
    '@media (prefers-color-scheme: dark) {\n  .a {\n    top: 0;\n  }\n}\n',
  ]
  await writeFile(file, sheet.join('\n\n'))
  expect(await flattenStyle(file)).toBe(
    ".a > .b:hover,.c :is(p,ul){--empty: ;margin:0 calc(1px + 2px);content:', {: } ';}" +
      '@media (prefers-color-scheme:dark){.a{top:0;}}',
  )
})
