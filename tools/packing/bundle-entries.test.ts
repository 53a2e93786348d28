import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundleEntries, type Compile } from './bundle-entries.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'omc-bundle-'))
})
afterEach(async () => rm(dist, { recursive: true }))

const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(dist, name)), { recursive: true })
  await writeFile(path.join(dist, name), text)
}
const read = (name: string) => readFile(path.join(dist, name), 'utf8')

it('compiles the entry into a folder of its own and points code and declarations there', async () => {
  const compiled: unknown[] = []
  const compile: Compile = async (workspace, { root, outDir, sources }) => {
    const below = (file: string) => path.relative(workspace, file)
    compiled.push([path.basename(workspace), below(root), sources.map(below)])
    await writeFile(path.join(await made(outDir), 'index.js'), 'export const key = 1\n')
  }
  await write('rsa/index.js', `export { key } from '@omc/core/rsa';\n`)
  await write('rsa/index.d.ts', `export { key } from "@omc/core/rsa";\n`)
  await write('index.js', `export const other = '@omc/core'\n`)
  await bundleEntries(dist, ['@omc/core/rsa'], compile)
  expect(compiled).toEqual([['core', 'src/rsa-chunks', ['src/rsa-chunks/index.ts']]])
  expect(await read('rsa/index.js')).toBe(`export { key } from '../bundled/core/rsa/index.js';\n`)
  expect(await read('rsa/index.d.ts')).toBe(`export { key } from "../bundled/core/rsa/index.js";\n`)
  expect(await read('index.js')).toBe(`export const other = '@omc/core'\n`)
})

it('fails for an entry that its workspace does not have', async () => {
  const compile: Compile = async () => undefined
  await expect(bundleEntries(dist, ['@omc/core/none'], compile)).rejects.toThrow('@omc/core/none')
})

const made = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  return folder
}
