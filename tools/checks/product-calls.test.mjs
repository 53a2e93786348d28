import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { productCalls } from './product-calls.mjs'
import { plantProject } from './project.mjs'

const RULES = 'libs/a/src/rules.ts'
const problemsOf = (texts, allowed = {}) => productCalls(plantProject(texts), ['libs/a'], allowed)
const unused = (name) => `${RULES}: no code of the product uses ${name}`

describe('what the product calls', () => {
  it('refuses what nothing, only a test or only an index names', () => {
    const rule = 'export function rule() {}'
    const calls = `import { rule } from './rules.ts'\nrule()`
    for (const more of [
      {},
      { 'libs/a/src/rules.test.ts': calls },
      { 'libs/a/src/testing/desk.ts': calls },
      { 'tools/a/run.ts': calls },
      { 'libs/a/src/index.ts': `export { rule } from './rules.ts'` },
      { 'apps/b/src/x.ts': `import { rule } from '@omc/a'` },
      { 'apps/b/src/x.ts': `const row = { rule: 1 }; row.rule` },
    ])
      assert.deepEqual(
        problemsOf({ [RULES]: rule, ...more }),
        [unused('rule')],
        JSON.stringify(more),
      )
    assert.deepEqual(problemsOf({ [RULES]: 'export const LIMIT = 3' }), [unused('LIMIT')])
  })

  it('refuses what only the unused uses', () => {
    const text = 'export const LIMIT = 3\nexport const rule = () => LIMIT'
    assert.deepEqual(problemsOf({ [RULES]: text }), [unused('LIMIT'), unused('rule')])
    const again = 'export function rule() { return rule() }'
    assert.deepEqual(problemsOf({ [RULES]: again }), [unused('rule')])
  })

  it('lets pass what the product uses, and what a package hands on', () => {
    const rule = 'export const LIMIT = 3\nexport const rule = () => LIMIT'
    for (const more of [
      { 'apps/b/src/x.ts': `import { rule } from '@omc/a'\nrule()` },
      { 'apps/b/src/x.tsx': 'const rules = { rule }' },
      { 'apps/b/src/x.ts': `const late = await import('@omc/a')\nlate.rule()` },
      { 'libs/c/src/index.ts': `export { rule } from '@omc/a'` },
      { 'libs/a/src/other.ts': `import { rule } from './rules.ts'\nconst kept = [rule]` },
    ])
      assert.deepEqual(problemsOf({ [RULES]: rule, ...more }), [], JSON.stringify(more))
    assert.deepEqual(problemsOf({ 'libs/b/src/x.ts': rule }), [])
  })

  it('keeps what has a reason, and refuses a reason that is not needed', () => {
    const allowed = { rule: 'a reason' }
    assert.deepEqual(problemsOf({ [RULES]: 'export const rule = 1' }, allowed), [])
    const used = { [RULES]: 'export const rule = 1', 'apps/b/src/x.ts': 'go(rule)' }
    assert.deepEqual(problemsOf(used, allowed), ['rule: allowed to have no caller, but has one'])
  })
})
