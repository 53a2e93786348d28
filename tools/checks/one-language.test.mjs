import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { oneLanguage } from './one-language.mjs'
import { plantProject } from './project.mjs'

const problemsOf = (text, path = 'apps/api/src/x.ts', allowed = {}) =>
  oneLanguage(plantProject({ [path]: text }), allowed)

describe('one language a text', () => {
  it('refuses Chinese and English in one text', () => {
    for (const text of [
      `throw new Error('记录不存在 / there is no such record')`,
      'const said = `${a} 篇。/ ${a} contents queued`',
      'const said = `${count} 项 / ${count} not reached`',
    ])
      assert.equal(problemsOf(text).length, 1, text)
    assert.match(problemsOf(`\nconst a = '无 / not there'`)[0], /x\.ts:2: two languages/)
  })

  it('lets each language stand by itself, and a comment say both', () => {
    for (const text of [
      `const words = { zh: '记录不存在', en: 'There is no such record' }`,
      `said('标题', 'Title', 'The title / name of it')`,
      `// 记录 / the record`,
      `const date = '年/月/日'`,
    ])
      assert.deepEqual(problemsOf(text), [], text)
  })

  it('leaves tests alone, and refuses an exception that is not needed', () => {
    const text = `const a = '无 / not there'`
    assert.deepEqual(problemsOf(text, 'apps/api/src/x.test.ts'), [])
    assert.deepEqual(problemsOf(text, 'apps/api/src/x.ts', { 'apps/api/src/x.ts': 'why' }), [])
    assert.match(problemsOf('', 'a.ts', { 'apps/api/src/x.ts': 'why' })[0], /but does not/)
  })
})
