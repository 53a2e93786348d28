import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { plantProject } from './project.mjs'
import { rowsNotBranches } from './rows-not-branches.mjs'

const problemsOf = (text, path = 'libs/a/src/x.ts', allowed = {}) =>
  rowsNotBranches(plantProject({ [path]: text }), ['jd', 'open_page'], allowed)

describe('rows, not branches', () => {
  it('refuses each way to branch on the name of a channel or a command', () => {
    for (const text of [
      `if (channel === 'jd') go()`,
      `const wait = 'jd' !== row.channel ? 1 : 2`,
      `if (note.command == "open_page") go()`,
      'if (channel === `jd`) go()',
      `switch (channel) { case 'jd': go() }`,
      `const waits = { jd: 5 }`,
      `const handlers = { open_page() {} }`,
      `match(name).with('jd', go).otherwise(stop)`,
      `match(item).with({ channel: P.union('jd', 'x') }, go).otherwise(stop)`,
      `const isIt = ['jd', 'x'].includes(channel)`,
      "const scope = sql`t.channel = 'jd'`",
      "const scope = sql`${x} and channel in ('x', 'jd') and ${y}`",
      `const where = "t.platform <> 'open_page'"`,
    ])
      assert.equal(problemsOf(text).length, 1, text)
    assert.match(
      problemsOf(`\nif (a === 'jd') b()`)[0],
      /x\.ts:2: a === 'jd': make it a part of the row/,
    )
  })

  it('lets a name be a value, and other names be compared', () => {
    for (const text of [
      `const PLATFORM = 'jd'`,
      `ask(gateway, 'jd')`,
      `if (command === 'pong') go()`,
      `const asked = { channel: 'jd' }`,
      `const said = "select 'jd'"`,
      `// channel === 'jd'`,
    ])
      assert.deepEqual(problemsOf(text), [], text)
  })

  it('leaves rows and tests alone, and refuses an exception that is not needed', () => {
    const text = `if (channel === 'jd') go()`
    for (const path of ['libs/core/src/vocabulary/x.ts', 'libs/a/src/x.test.ts', 'tools/a/x.ts'])
      assert.deepEqual(problemsOf(text, path), [], path)
    const allowed = { 'libs/a/src/x.ts': 'a reason' }
    assert.deepEqual(problemsOf(text, 'libs/a/src/x.ts', allowed), [])
    assert.match(problemsOf('go()', 'libs/a/src/x.ts', allowed)[0], /but does not/)
  })
})
