/**
 * Prints the reference of the SDK.
 *
 *   node tools/openapi/reference/main.ts            libs/sdk/openapi → libs/sdk/docs/reference
 *   node tools/openapi/reference/main.ts --check    fails when the committed pages differ
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Description } from '../description.ts'
import { referencePages } from './reference.ts'

const sdk = fileURLToPath(new URL('../../../libs/sdk/', import.meta.url))
const folder = path.join(sdk, 'docs/reference')

// Written by our own program.
const description = JSON.parse(
  await readFile(path.join(sdk, 'openapi/openapi.json'), 'utf8'),
) as Description
const pages = referencePages(description)
await mkdir(folder, { recursive: true })
const strangers = (await readdir(folder)).filter((name) => !pages.has(name))

if (process.argv.includes('--check')) {
  const stale = [...strangers]
  for (const [name, text] of pages) {
    if ((await readFile(path.join(folder, name), 'utf8').catch(() => null)) !== text)
      stale.push(name)
  }
  for (const name of stale) console.log(`out of date: docs/reference/${name}`)
  if (stale.length > 0) console.log('run npm run openapi and commit')
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const name of strangers) await rm(path.join(folder, name))
  for (const [name, text] of pages) await writeFile(path.join(folder, name), text)
  console.log(`${pages.size} pages`)
}
