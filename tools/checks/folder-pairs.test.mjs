import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { folderPairs, mutualPairs } from './folder-pairs.mjs'
import { plantProject } from './project.mjs'

const taking = (...names) => names.map((name) => `import '${name}'\n`).join('')
const foldersOf = (texts) =>
  mutualPairs(plantProject(texts)).map(({ folders }) => folders.join('+'))

describe('folder pairs', () => {
  const both = {
    'libs/a/src/one/x.ts': taking('../two/y.ts'),
    'libs/a/src/two/y.ts': '',
    'libs/a/src/two/z.ts': `import type { X } from '../one/x.ts'`,
  }

  it('sees two folders that import each other by different files, types included', () => {
    assert.deepEqual(foldersOf(both), ['one+two'])
    assert.deepEqual(foldersOf({ ...both, 'libs/a/src/two/z.ts': '' }), [])
  })

  it('compares the folders where the two paths part, at any depth', () => {
    const deep = {
      'libs/a/src/one/below/x.ts': taking('../beside/y.ts', '../../two/y.ts'),
      'libs/a/src/one/beside/y.ts': taking('../below/z.ts'),
      'libs/a/src/one/below/z.ts': '',
      'libs/a/src/two/y.ts': taking('../one/below/z.ts'),
    }
    assert.deepEqual(foldersOf(deep), ['below+beside', 'one+two'])
  })

  it('lets a folder and the one around it share, and tests put both together', () => {
    const inside = {
      'libs/a/src/x.ts': taking('./one/y.ts'),
      'libs/a/src/one/y.ts': taking('../x.ts'),
    }
    assert.deepEqual(foldersOf(inside), [])
    const tested = {
      ...both,
      'libs/a/src/two/z.ts': '',
      'libs/a/src/two/y.test.ts': taking('../one/x.ts'),
    }
    assert.deepEqual(foldersOf(tested), [])
  })

  it('holds each project to its number, names the imports, and lets the number only fall', () => {
    const project = plantProject(both)
    assert.deepEqual(folderPairs(project, { 'libs/a': 1 }), [])
    assert.match(
      folderPairs(project, {})[0],
      /libs\/a: 1 folder pairs .*, 0 at most\n.*one and two\n.*(x\.ts → .*y\.ts|z\.ts → .*x\.ts)$/,
    )
    assert.match(folderPairs(project, { 'libs/a': 2 })[0], /lower the number/)
  })
})
