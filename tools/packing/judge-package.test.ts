import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { judgePackage } from './judge-package.ts'
import { packageManifest } from './package-manifest.ts'

const manifest = packageManifest({
  name: '@omc/tea',
  version: '1.0.0',
  exports: { '.': './src/index.ts' },
})
const GOOD = {
  'package.json': JSON.stringify(manifest),
  'README.md': '# Tea\n[more](docs/leaf.md), [changes](CHANGELOG.md), [web](https://omc.example)',
  'docs/leaf.md': '[back](../README.md)',
  'CHANGELOG.md': '# Changes',
  'dist/index.js': `export { leaf } from './leaf.js'\n`,
  'dist/index.d.ts': `export { leaf } from './leaf.js'\n`,
  'dist/leaf.js': 'export const leaf = 1\n',
  'dist/leaf.d.ts': 'export declare const leaf: number\n',
}
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'omc-judge-'))
})
afterEach(async () => rm(folder, { recursive: true }))

async function judge(planted: Record<string, string | null>): Promise<string[]> {
  const files = Object.entries({ ...GOOD, ...planted }).filter(([, text]) => text !== null)
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text ?? '')
  }
  return judgePackage(
    folder,
    files.map(([name]) => name),
  )
}

it('finds nothing in a good package', async () => {
  expect(await judge({})).toEqual([])
})

it('finds files that do not belong to a package', async () => {
  const names = [
    'dist/leaf.test.js',
    'dist/leaf.ts',
    'src/leaf.ts',
    'dist/types.test-d.d.ts',
    '.env',
  ]
  expect(await judge(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(
    names.map((name) => `does not belong: ${name}`),
  )
})

it('finds a page that links to one that is not in the package', async () => {
  expect(await judge({ 'docs/leaf.md': null })).toEqual(['README.md links to docs/leaf.md'])
})

it('takes pages in folders, and finds a page that names a folder that is not there', async () => {
  const readme = `${GOOD['README.md']}, \`docs/reference/\` and [all](docs/reference/README.md)`
  const planted = { 'README.md': readme, 'docs/reference/README.md': '[back](../../README.md)' }
  expect(await judge(planted)).toEqual([])
  expect(await judge({ ...planted, 'docs/reference/README.md': null })).toEqual([
    'README.md links to docs/reference/README.md',
    'README.md names docs/reference/',
  ])
})

it('finds an entry whose file is missing', async () => {
  const problems = await judge({ 'dist/index.d.ts': null })
  expect(problems).toContain('not in the package: dist/index.d.ts')
  expect(problems.some((problem) => problem.startsWith('publint: '))).toBe(true)
})

it('takes an entry of many files, and finds one that has none', async () => {
  const many = packageManifest({
    name: '@omc/tea',
    version: '1.0.0',
    exports: { '.': './src/index.ts', './cups/*': './src/cups/*.ts' },
  })
  const cups = { 'dist/cups/a.js': 'export {}\n', 'dist/cups/a.d.ts': 'export {}\n' }
  expect(await judge({ 'package.json': JSON.stringify(many), ...cups })).toEqual([])
  const problems = await judge({ 'package.json': JSON.stringify(many), 'dist/cups/a.js': null })
  expect(problems).toContain('not in the package: dist/cups/*.js')
})

it('finds imports that name no file of the package', async () => {
  expect(await judge({ 'dist/index.d.ts': `export { leaf } from './leaf.ts'\n` })).toEqual([
    'dist/index.d.ts imports ./leaf.ts',
  ])
  expect(await judge({ 'dist/index.js': `export const leaf = import('./lea.js')\n` })).toEqual([
    'dist/index.js imports ./lea.js',
  ])
  expect(await judge({ 'dist/leaf.d.ts': null })).toEqual(['dist/index.d.ts imports ./leaf.js'])
  expect(await judge({ 'dist/leaf.js': 'export {}\n//# sourceMappingURL=leaf.js.map\n' })).toEqual([
    'dist/leaf.js names leaf.js.map',
  ])
})

it('finds imports of packages that would not be installed', async () => {
  const leaf = `import { open } from 'kettle/hot'\nexport const leaf = open()\n`
  expect(await judge({ 'dist/leaf.js': leaf })).toEqual(['dist/leaf.js imports kettle/hot'])
  const types = `export declare const leaf: import('ws').WebSocket\n`
  expect(await judge({ 'dist/leaf.d.ts': types })).toEqual(['dist/leaf.d.ts imports ws'])
})

it('finds style sheets that load something', async () => {
  const style = "@import './base.css';\n.leaf { background: url('leaf.png') }"
  expect(await judge({ 'dist/leaf.css': style })).toEqual([
    "dist/leaf.css imports './base.css'",
    'dist/leaf.css loads leaf.png',
  ])
  const own = '.leaf { background: url(data:image/png;base64,AA) }'
  expect(await judge({ 'dist/leaf.css': own })).toEqual([])
})

it('takes imports of a peer as imports of what the user has', async () => {
  const leaf = `import { createElement } from 'react'\nexport const leaf = createElement('i')\n`
  const withPeer = { ...manifest, peerDependencies: { react: '>=18' } }
  const planted = { 'package.json': JSON.stringify(withPeer), 'dist/leaf.js': leaf }
  expect(await judge(planted)).toEqual([])
})
