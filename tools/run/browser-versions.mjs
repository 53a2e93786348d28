// Prints the browser versions of the tests: an input of every step that opens a browser.
//   node tools/run/browser-versions.mjs
import { execFileSync } from 'node:child_process'

for (const variable of ['CHROME_PATH', 'FIREFOX_PATH']) {
  const program = process.env[variable]
  if (program) console.log(execFileSync(program, ['--version'], { encoding: 'utf8' }).trim())
}
