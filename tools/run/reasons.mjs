import { stripVTControlCharacters } from 'node:util'

/** Lines by which tests, checks and measurements name what failed. */
const REASON = /^(✗ |FAIL |\d+\) |not ok |(Assertion)?Error: |.*: error )/
const MOST = 6

/**
 * The first lines of a failed step that say why; its last line, if none has a known mark.
 *
 * @param {string} said  output of the step
 * @returns {string[]}
 */
export function reasons(said) {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const named = [...new Set(lines.filter((line) => REASON.test(line)))]
  return named.length > 0 ? named.slice(0, MOST) : lines.slice(-1)
}
