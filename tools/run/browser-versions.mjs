// Prints the browser versions of the tests: an input of every step that opens a browser.
//   node tools/run/browser-versions.mjs [VARIABLE …]
import { execFileSync } from 'node:child_process'

const asked = process.argv.slice(2)
for (const variable of asked.length > 0 ? asked : ['CHROME_PATH', 'FIREFOX_PATH']) {
  const program = process.env[variable]
  if (program) console.log(execFileSync(program, ['--version'], { encoding: 'utf8' }).trim())
}
