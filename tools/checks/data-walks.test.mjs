import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dataWalks } from './data-walks.mjs'
import { openProject, plantProject } from './project.mjs'

const FILES = { 'apps/a/x.ts': '', 'libs/b/y.ts': '', 'libs/b/in/z.ts': '' }
const walksOf = (...steps) =>
  dataWalks(
    plantProject({
      ...FILES,
      'docs/architecture.md': `## Two walks of the data\n\n### A read\n\n${steps.join('\n')}\n\n## Next\n\n1. \`no/where\`: \`n.ts\`\n`,
    }),
  )
const A = '1. `apps/a`: `x.ts` (asks `auth`).'
const B = '2. `libs/b`: `y.ts` and `in/z.ts`.'

describe('data walks', () => {
  it('finds nothing in ours', () => {
    assert.deepEqual(dataWalks(openProject()), [])
  })

  it('takes a walk from folder to folder', () => {
    assert.deepEqual(walksOf(A, B), [])
  })

  it('finds a file that is gone, a way back, a walk without steps, and none at all', () => {
    assert.deepEqual(walksOf(A, '2. `libs/b`: `old.ts`.'), ['A read: there is no libs/b/old.ts'])
    assert.deepEqual(walksOf(A, B, A), ['A read: it comes back to apps/a'])
    assert.deepEqual(walksOf('no list'), ['A read: it has no step'])
    assert.equal(dataWalks(plantProject({ 'docs/architecture.md': '# One page' })).length, 1)
  })
})
