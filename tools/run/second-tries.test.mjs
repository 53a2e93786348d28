import assert from 'node:assert/strict'
import { it } from 'node:test'
import { secondTries } from './second-tries.mjs'

it('names the tests that needed a second try, and no others', () => {
  const said = [
    '  ✓  3 e2e/b.e2e.ts:4:1 › fine (4ms)',
    '',
    '  1) e2e/a.e2e.ts:2:1 › is › odd ───────────',
    '',
    '    Error: expect(received).toBe(expected)',
    '',
    '  2 flaky',
    '    e2e/a.e2e.ts:2:1 › is › odd ───────────',
    '    e2e/a.e2e.ts:3:30 › group › twice ─────',
    '  1 passed (2.1s)',
    '',
  ].join('\n')
  assert.deepEqual(secondTries(said), [
    'e2e/a.e2e.ts:2:1 › is › odd',
    'e2e/a.e2e.ts:3:30 › group › twice',
  ])
})

it('names none where every test passed at once, or where the step is no browser test', () => {
  assert.deepEqual(secondTries('  ✓  1 e2e/b.e2e.ts:4:1 › fine (4ms)\n\n  1 passed (2.1s)\n'), [])
  assert.deepEqual(secondTries(''), [])
})
