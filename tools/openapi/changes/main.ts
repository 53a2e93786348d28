/**
 * Compares the description of the API with the last released one.
 *
 *   node tools/openapi/changes/main.ts            prints every difference
 *   node tools/openapi/changes/main.ts --check    prints problems with them and fails if any
 *   node tools/openapi/changes/main.ts --release  makes the current description the released one
 */
import { fileURLToPath } from 'node:url'
import { lookAtChanges, moveRelease } from './release.ts'

const sdk = fileURLToPath(new URL('../../../libs/sdk/', import.meta.url))

if (process.argv.includes('--release')) {
  console.log(`released: ${await moveRelease(sdk)}`)
} else {
  const { released, changes, problems } = await lookAtChanges(sdk)
  if (!process.argv.includes('--check')) {
    for (const { breaks, text } of changes) console.log(`${breaks ? 'breaks' : 'adds  '} ${text}`)
  }
  const breaking = changes.filter(({ breaks }) => breaks)
  for (const problem of problems) console.log(`✗ ${problem}`)
  console.log(
    `since ${released}: ${breaking.length} breaking, ${changes.length - breaking.length} other changes, ${problems.length} problems`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
