import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { AREAS } from './areas.ts'
import { readReasons } from './reasons.ts'
import { patternOf, sampleOf, type Span } from './sample.ts'
import { scoreOf, staleReasons, type Report } from './score.ts'

const root = join(import.meta.dirname, '../..')

const span = (line: number, to = line): Span => ({
  file: 'a.ts',
  start: { line, column: 0 },
  end: { line: to, column: 9 },
})
const SPANS = Array.from({ length: 50 }, (_, n) => span(n + 1))

test('a sample is the same for the same seed, and another for another', () => {
  const chosen = (seed: number) => sampleOf(SPANS, 10, seed).map(patternOf)
  assert.deepEqual(chosen(1), chosen(1))
  assert.notDeepEqual(chosen(1), chosen(2))
  assert.equal(chosen(1).length, 10)
})

test('a chosen block counts with all that lies in it', () => {
  assert.equal(
    sampleOf([span(1, 60), ...SPANS], 51, 3)
      .map(patternOf)
      .includes('a.ts:1:0-60:9'),
    true,
  )
  assert.deepEqual(sampleOf([span(1, 60), span(2)], 2, 1).length <= 2, true)
})

const REPORT: Report = {
  files: {
    'a.ts': {
      source: 'const a = b > 1\nreturn a && c\n',
      mutants: [
        {
          mutatorName: 'EqualityOperator',
          replacement: 'b >= 1',
          status: 'Survived',
          location: { start: { line: 1 } },
        },
        {
          mutatorName: 'LogicalOperator',
          replacement: 'a || c',
          status: 'Killed',
          location: { start: { line: 2 } },
        },
        {
          mutatorName: 'ConditionalExpression',
          replacement: 'true',
          status: 'Timeout',
          location: { start: { line: 2 } },
        },
        {
          mutatorName: 'ConditionalExpression',
          replacement: 'false',
          status: 'NoCoverage',
          location: { start: { line: 2 } },
        },
        {
          mutatorName: 'ConditionalExpression',
          replacement: 'x',
          status: 'CompileError',
          location: { start: { line: 2 } },
        },
        {
          mutatorName: 'ConditionalExpression',
          replacement: 'y',
          status: 'Ignored',
          location: { start: { line: 2 } },
        },
      ],
    },
  },
}
const REASON = { file: 'a.ts', line: 'const a = b > 1', becomes: 'b >= 1', reason: 'b is never 1' }

test('what lives counts against the score, seen by a test or not', () => {
  const { killed, survivors, percent } = scoreOf(REPORT, [])
  assert.deepEqual(
    [killed, survivors.map(({ isUnseen }) => isUnseen), percent],
    [2, [false, true], 50],
  )
})

test('a reason takes one mutant of one line out, and no other', () => {
  assert.deepEqual(scoreOf(REPORT, [REASON]).excused, 1)
  assert.deepEqual(scoreOf(REPORT, [{ ...REASON, line: 'const a = b > 2' }]).excused, 0)
  assert.deepEqual(scoreOf(REPORT, [{ ...REASON, becomes: 'true' }]).excused, 0)
})

test('a reason whose line is gone is told', () => {
  assert.deepEqual(
    staleReasons([REASON], () => '  const a = b > 1\n'),
    [],
  )
  assert.deepEqual(
    staleReasons([REASON], () => 'const a = b > 2'),
    [REASON],
  )
  assert.deepEqual(
    staleReasons([REASON], () => undefined),
    [REASON],
  )
})

test('every reason of ours speaks of a line that stands, and says why', () => {
  const reasons = readReasons()
  const textOf = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
  assert.deepEqual(staleReasons(reasons, textOf), [])
  assert.deepEqual(
    reasons.filter(({ reason }) => reason.length < 20),
    [],
  )
})

for (const [name, { project, mutate, tests }] of Object.entries(AREAS))
  test(`the area ${name} names files and tests that are there`, () => {
    for (const pattern of [...mutate, ...tests])
      assert.notEqual(globSync(pattern, { cwd: join(root, project) }).length, 0, pattern)
  })
