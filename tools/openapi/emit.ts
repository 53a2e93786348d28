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
import type { Description } from './description.ts'
import { missingFacts } from './missing-facts.ts'

const file = join(import.meta.dirname, '../../libs/sdk/openapi/openapi.json')
const text = `${JSON.stringify(openapiDocument(registry, '2.0.0'), null, 1)}\n`

// as: the text was printed from a description.
const missing = missingFacts(JSON.parse(text) as Description)
if (missing.length > 0) {
  console.error(
    `${missing.length} attributes or parameters don't say what they are; words for them go into <resource>.words.ts, or into jsonapi/facts/vocabulary where they mean the same everywhere:`,
  )
  console.error(missing.slice(0, 40).join('\n'))
  process.exit(1)
}

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
