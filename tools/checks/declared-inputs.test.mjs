import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { STEP_TARGETS } from '../run/gate-steps.mjs'
import { testsNotRunOnce, uncachedTargets, undeclaredReads } from './declared-inputs.mjs'
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

  it('are found out when what leaves the screens out reads one', async () => {
    const { files, read } = openProject()
    const screen = 'apps/console/src/screens/carry/items/items.zh.ts'
    const more = {
      'apps/console/src/kit/list/tab-counts.test.ts': `import '../../screens/carry/items/items.zh.ts'`,
      'apps/console/src/app/create-app.ts': `import '../screens/carry/items/items.zh.ts'`,
    }
    const planted = (path) => `${read(path)}\n${more[path] ?? ''}`
    const asked = ['@omc/console:test', 'checks:lint']
    const found = await undeclaredReads({ files, read: planted }, (id) => asked.includes(id))
    assert.deepEqual(found.toSorted(), [
      `@omc/console:test: ${screen}, named in apps/console/src/kit/list/tab-counts.test.ts`,
      `checks:lint: ${screen}, named in apps/console/src/app/create-app.ts`,
    ])
  })

  it('run each unit test once, where the targets of a project share them', async () => {
    assert.deepEqual(await testsNotRunOnce(openProject()), [])
    const planted = { files: ['apps/console/src/gone/a.test.ts'], read: () => '' }
    assert.deepEqual(await testsNotRunOnce(planted), ['apps/console/src/gone/a.test.ts: no target'])
  })

  it('hold every step of the gate, with a result that may be kept', async () => {
    assert.deepEqual(await uncachedTargets(STEP_TARGETS), [])
    assert.deepEqual(await uncachedTargets(['chaos:gone']), ['chaos:gone'])
  })
})
