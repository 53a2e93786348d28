// Runs our own rules, which no tool checks.
//   node tools/checks/run-checks.mjs
import { dataWalks } from './data-walks.mjs'
import { declaredImports } from './declared-imports.mjs'
import { fileSizes, largeFiles } from './file-sizes.mjs'
import { folderPairs, mutualPairs } from './folder-pairs.mjs'
import { forbiddenWords } from './forbidden-words.mjs'
import { functionLengths, longFunctions } from './function-lengths.mjs'
import { lockFile } from './lock-file.mjs'
import { machineTime } from './machine-time.mjs'
import { oneLanguage } from './one-language.mjs'
import { oneState } from './one-state.mjs'
import { productCalls } from './product-calls.mjs'
import { openProject } from './project.mjs'
import { publicSurface } from './public-surface.mjs'
import { rowsNotBranches } from './rows-not-branches.mjs'
import { secrets } from './secrets.mjs'
import { sqlTime } from './sql-time.mjs'
import { translations } from './translations.mjs'

const CHECKS = {
  'data walks': dataWalks,
  'declared imports': declaredImports,
  'file sizes': fileSizes,
  'folder pairs': folderPairs,
  'forbidden words': forbiddenWords,
  'function lengths': functionLengths,
  'lock file': lockFile,
  'time of the machine': machineTime,
  'one idiom for state': oneState,
  'product calls': productCalls,
  'one language a text': oneLanguage,
  'public surface': publicSurface,
  'rows, not branches': rowsNotBranches,
  secrets,
  'time of SQL': sqlTime,
  translations,
}

const project = openProject()
const large = largeFiles(project)
if (large.length > 0) console.log(`worth a question:\n  ${large.join('\n  ')}`)
console.log(`functions over 60 lines: ${longFunctions(project).length}`)
const pairs = mutualPairs(project)
console.log(`folder pairs that import each other: ${pairs.length}`)
for (const { in: above, folders } of pairs) console.log(`  ${above}: ${folders.join(' and ')}`)
for (const [name, check] of Object.entries(CHECKS)) {
  const problems = check(project)
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
  for (const problem of problems) console.log(`    ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
