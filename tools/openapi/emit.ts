/**
 * Writes the API description from the declarations.
 *
 *   node tools/openapi/emit.ts            → libs/sdk/openapi/openapi.json
 *   node tools/openapi/emit.ts --check    fails when the committed file differs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openapiDocument } from '../../apps/api/src/jsonapi/openapi.ts'
import { registry } from '../../apps/api/src/resources/index.ts'

const file = join(import.meta.dirname, '../../libs/sdk/openapi/openapi.json')
const text = `${JSON.stringify(openapiDocument(registry, '2.0.0'), null, 1)}\n`

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '')
  if (committed !== text) {
    console.error('openapi.json differs from the declarations: run `npm run openapi` and commit it')
    process.exit(1)
  }
  console.log(
    `openapi.json agrees with the declarations (${registry.operations.length} operations)`,
  )
} else {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`${registry.operations.length} operations written`)
}
