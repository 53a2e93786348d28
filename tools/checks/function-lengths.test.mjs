import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { functionLengths, longFunctions } from './function-lengths.mjs'
import { plantProject } from './project.mjs'

const inner = (count) => '  step()\n'.repeat(count)
const namesIn = (path, text) =>
  longFunctions(plantProject({ [path]: text })).map(({ name }) => name)

describe('function lengths', () => {
  it('counts functions, arrows, methods, getters and components over 60 lines', () => {
    const texts = {
      go: `export function go() {\n${inner(59)}}\n`,
      arrow: `const arrow = async () => {\n${inner(59)}}\n`,
      method: `class A {\n method() {\n${inner(59)}}\n}\n`,
      size: `const a = {\n get size() {\n${inner(59)}}\n}\n`,
    }
    for (const [name, text] of Object.entries(texts)) {
      assert.deepEqual(namesIn('libs/a/src/a.ts', text), [name])
      assert.deepEqual(namesIn('libs/a/src/a.ts', text.replace('  step()\n', '')), [], name)
    }
    const component = `export function Page() {\n  return (\n<div>\n${'<br />\n'.repeat(60)}</div>\n)\n}\n`
    assert.deepEqual(namesIn('libs/a/src/a.tsx', component), ['Page'])
  })

  it('counts the long one inside of a long one too, and names both', () => {
    const text = `function outer() {\n  items.map((one) => {\n${inner(60)}  })\n}\n`
    assert.deepEqual(namesIn('libs/a/src/a.ts', text), ['outer', 'items.map'])
  })

  it('leaves the body of describe out, and no test', () => {
    const suite = (head) => `${head}, () => {\n it('x', () => {\n${inner(60)} })\n})\n`
    for (const head of [`describe('a'`, `describe.each(ROWS)('a'`, `describe.skipIf(x)('a'`])
      assert.deepEqual(namesIn('libs/a/src/a.test.ts', suite(head)), ['it'])
    assert.equal(namesIn('libs/a/src/a.ts', suite(`describe('a'`)).length, 2)
  })

  it('holds each project to its number, and lets the number only fall', () => {
    const project = plantProject({
      'libs/a/src/a.ts': `function go() {\n${inner(60)}}\n`,
      'tools/x/a.mjs': `function turn() {\n${inner(60)}}\n`,
    })
    assert.deepEqual(functionLengths(project, { 'libs/a': 1, tools: 1 }), [])
    const [more, ...others] = functionLengths(project, { tools: 1 })
    assert.match(more, /libs\/a: 1 functions over 60 lines, 0 at most.*\n.*a\.ts:1 go \(62 lines\)/)
    assert.deepEqual(others, [])
    assert.match(functionLengths(project, { 'libs/a': 2, tools: 1 })[0], /lower the number/)
    assert.match(functionLengths(project, { 'libs/a': 1, 'libs/b': 1, tools: 1 })[0], /libs\/b: 0/)
  })
})
