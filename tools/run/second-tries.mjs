import { stripVTControlCharacters } from 'node:util'

const HEADING = /^ +\d+ flaky$/
const NAME = /^ {4}(\S.*?)[ ─]*$/

/**
 * The tests that failed once and then passed, as the browser tests' list closes with them.
 *
 * @param {string} said  what the step printed
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
