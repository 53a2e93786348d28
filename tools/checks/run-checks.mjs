// The rules that are ours and no tool's.
//   node tools/checks/run-checks.mjs
import { declaredImports } from './declared-imports.mjs'
import { fileSizes, largeFiles } from './file-sizes.mjs'
import { forbiddenWords } from './forbidden-words.mjs'
import { functionLengths, longFunctions } from './function-lengths.mjs'
import { lockFile } from './lock-file.mjs'
import { openProject } from './project.mjs'
import { publicSurface } from './public-surface.mjs'
import { rowsNotBranches } from './rows-not-branches.mjs'
import { secrets } from './secrets.mjs'
import { translations } from './translations.mjs'

const CHECKS = {
  'declared imports': declaredImports,
  'file sizes': fileSizes,
  'forbidden words': forbiddenWords,
  'function lengths': functionLengths,
  'lock file': lockFile,
  'public surface': publicSurface,
  'rows, not branches': rowsNotBranches,
  secrets,
  translations,
}

const project = openProject()
const large = largeFiles(project)
if (large.length > 0) console.log(`worth a question:\n  ${large.join('\n  ')}`)
console.log(`functions over 60 lines: ${longFunctions(project).length}`)
for (const [name, check] of Object.entries(CHECKS)) {
  const problems = check(project)
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
  for (const problem of problems) console.log(`    ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
