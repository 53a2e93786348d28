import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { STEP_TARGETS } from '../run/gate-steps.mjs'
import { uncachedTargets, undeclaredReads } from './declared-inputs.mjs'
import { openProject, plantProject } from './project.mjs'
import { createReader, IMPORT } from './read-files.mjs'

describe('what a program reads', () => {
  const readFrom = (texts, naming) => {
    const manifest = {
      name: '@omc/b',
      exports: { '.': './src/index.ts', './deep/*': './src/*.ts' },
    }
    const all = { 'libs/b/package.json': JSON.stringify(manifest), ...texts }
    return [...createReader(plantProject(all), naming)(['tools/a.ts']).keys()].toSorted()
  }

  it('is what it imports, also through a package, and what its strings name', () => {
    const texts = {
      'tools/a.ts': `import '@omc/b'\nimport '@omc/b/deep/c'\nread('../docs/d.json')\nlist('libs/b/src')`,
      'libs/b/src/index.ts': `export * from './e.ts'`,
      'libs/b/src/c.ts': `import.meta.glob('./parts/*.ts')`,
      'libs/b/src/e.ts': '',
      'libs/b/src/parts/f.ts': '',
      'docs/d.json': '{}',
    }
    assert.deepEqual(
      readFrom(texts),
      [...Object.keys(texts), 'libs/b/src/'].toSorted((a, b) => (a < b ? -1 : 1)),
    )
  })

  it('is not what a comment names', () => {
    const text = `/** as \`../libs/b/src/e.ts\` */ // './g.ts'\nconst at = 'https://a.b'`
    assert.deepEqual(readFrom({ 'tools/a.ts': text, 'tools/g.ts': '' }), ['tools/a.ts'])
  })

  it('is what it imports alone, for a compiler', () => {
    const text = `import { x } from './g.ts'\nread('./h.ts')`
    const texts = { 'tools/a.ts': text, 'tools/g.ts': '', 'tools/h.ts': '' }
    assert.deepEqual(readFrom(texts, IMPORT), ['tools/a.ts', 'tools/g.ts'])
  })
})

describe('the targets of nx', () => {
  it('declare everything that they read', async () => {
    assert.deepEqual(await undeclaredReads(openProject()), [])
  })

  it('are found out when one reads more', async () => {
    const { files, read } = openProject()
    const planted = (path) => {
      const more = path === 'tools/chaos/kill-test.ts' ? `\nimport '../mutants/areas.ts'` : ''
      return read(path) + more
    }
    const found = await undeclaredReads({ files, read: planted }, (id) => id === 'chaos:kill')
    assert.ok(
      found.includes('chaos:kill: tools/mutants/areas.ts, named in tools/chaos/kill-test.ts'),
    )
  })

  it('hold every step of the gate, with a result that may be kept', async () => {
    assert.deepEqual(await uncachedTargets(STEP_TARGETS), [])
    assert.deepEqual(await uncachedTargets(['chaos:gone']), ['chaos:gone'])
  })
})
