import assert from 'node:assert/strict'
import { it } from 'node:test'
import { reasons } from './reasons.mjs'

it('takes the lines by which measurements, tests and compilers name a failure', () => {
  const said = [
    'first list: LCP 2128 ms',
    '✗ first list: 301.2 kB in all, 300 at most',
    ' FAIL  src/plans.test.ts > a list > is fast',
    'AssertionError: expected 3.4 to be less than 3',
    '  1) [site] › check/docs.e2e.ts:15:3 › Data ───',
    '\u001b[31m✗ first list: 301.2 kB in all, 300 at most\u001b[39m',
    "src/a.ts(3,1): error TS2304: Cannot find name 'a'.",
    '3 loads of each',
  ].join('\n')
  assert.deepEqual(reasons(said), [
    '✗ first list: 301.2 kB in all, 300 at most',
    'FAIL  src/plans.test.ts > a list > is fast',
    'AssertionError: expected 3.4 to be less than 3',
    '1) [site] › check/docs.e2e.ts:15:3 › Data ───',
    "src/a.ts(3,1): error TS2304: Cannot find name 'a'.",
  ])
})

it('takes six of many, and the last line where none is marked', () => {
  const many = Array.from({ length: 9 }, (_, n) => `✗ fault ${n}`).join('\n')
  assert.equal(reasons(many).length, 6)
  assert.deepEqual(reasons('building\nkilled after 300 s\n\n'), ['killed after 300 s'])
  assert.deepEqual(reasons(''), [])
})
