import { stripVTControlCharacters } from 'node:util'

const HEADING = /^ +\d+ flaky$/
const NAME = /^ {4}(\S.*?)[ ─]*$/

/**
 * Tests that failed once and then passed, from the end of the browser tests' report.
 *
 * @param {string} said  output of the step
 * @returns {string[]} file, line and title of each
 */
export function secondTries(said) {
  const lines = stripVTControlCharacters(said).split('\n')
  const at = lines.findIndex((line) => HEADING.test(line))
  if (at < 0) return []
  const after = lines.slice(at + 1).map((line) => NAME.exec(line)?.[1])
  const end = after.indexOf(undefined)
  return after.slice(0, end < 0 ? after.length : end)
}
