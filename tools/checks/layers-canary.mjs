import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const LIBS = [
  'core',
  'shell',
  'acl',
  'demo-world',
  'behaviours',
  'sdk',
  'publisher',
  'ui',
  'chat-widget',
]
const API_FOLDERS = [
  'kernel',
  'db',
  'auth',
  'jsonapi',
  'workflows',
  'resources',
  'jobs',
  'seed',
  'app',
]
const PACKAGES = ['react', 'fastify', 'zod', 'ts-pattern']

/** Planted faults that a rule must report: rule, file, content. */
const BAD = [
  ['core-projects', 'libs/core/src/a.ts', `import '@omc/acl'`],
  ['core-packages', 'libs/core/src/b.ts', `import 'zod'`],
  ['core-no-node', 'libs/core/src/c.ts', `import 'node:fs'`],
  ['shell-projects', 'libs/shell/src/a.ts', `import '@omc/acl'`],
  ['shell-packages', 'libs/shell/src/b.ts', `import 'react'`],
  ['shell-no-node', 'libs/shell/src/c.ts', `import 'node:fs'`],
  ['acl-projects', 'libs/acl/src/a.ts', `import '@omc/ui'`],
  ['acl-projects', 'libs/acl/src/d.ts', `import '@omc/shell'`],
  ['acl-packages', 'libs/acl/src/b.ts', `import 'zod'`],
  ['acl-no-node', 'libs/acl/src/c.ts', `import 'node:path'`],
  ['demo-world-projects', 'libs/demo-world/src/a.ts', `import '@omc/core'`],
  ['demo-world-packages', 'libs/demo-world/src/b.ts', `import 'zod'`],
  ['demo-world-no-node', 'libs/demo-world/src/c.ts', `import 'node:fs'`],
  ['behaviours-projects', 'libs/behaviours/src/a.ts', `import '@omc/core'`],
  ['behaviours-packages', 'libs/behaviours/src/b.ts', `import 'zod'`],
  ['behaviours-no-node', 'libs/behaviours/src/c.ts', `import 'node:fs'`],
  ['sdk-projects', 'libs/sdk/src/a.ts', `import '@omc/core'`],
  ['sdk-packages', 'libs/sdk/src/b.ts', `import 'react'`],
  ['sdk-packages', 'libs/sdk/src/d.ts', `import 'ts-pattern'`],
  ['sdk-no-node', 'libs/sdk/src/c.ts', `import 'node:crypto'`],
  ['publisher-projects', 'libs/publisher/src/a.ts', `import '@omc/sdk'`],
  ['publisher-projects', 'libs/publisher/src/a.test.ts', `import '@omc/ui'`],
  ['publisher-packages', 'libs/publisher/src/b.ts', `import 'react'`],
  ['publisher-no-node', 'libs/publisher/src/c.ts', `import 'node:timers'`],
  ['ui-projects', 'libs/ui/src/a.ts', `import '@omc/core'`],
  ['ui-packages', 'libs/ui/src/b.ts', `import 'zod'`],
  ['ui-no-node', 'libs/ui/src/c.ts', `import 'node:fs'`],
  ['chat-widget-projects', 'libs/chat-widget/src/a.ts', `import '@omc/sdk'`],
  ['chat-widget-packages', 'libs/chat-widget/src/b.ts', `import 'zod'`],
  ['chat-widget-packages', 'libs/chat-widget/src/d.ts', `import 'ts-pattern'`],
  ['chat-widget-no-node', 'libs/chat-widget/src/c.ts', `import 'node:fs'`],
  ['model-without-react', 'libs/chat-widget/src/model/a.ts', `import 'react'`],
  ['model-without-react', 'libs/chat-widget/src/model/b.ts', `import type {} from 'react'`],
  ['model-without-react', 'libs/chat-widget/src/model/c.ts', `import '../part.ts'`],
  ['console-projects', 'apps/console/src/a.ts', `import '../../api/src/main.ts'`],
  ['console-projects', 'apps/console/src/d.ts', `import '@omc/demo-world'`],
  ['console-packages', 'apps/console/src/b.ts', `import 'fastify'`],
  ['console-no-node', 'apps/console/src/c.ts', `import 'node:fs'`],
  ['console-rooms', 'apps/console/src/kernel/z.ts', `import '../main.ts'`],
  ['console-kernel', 'apps/console/src/kernel/a.ts', `import '../app/part.ts'`],
  [
    'console-kernel',
    'apps/console/src/kernel/data/b.ts',
    `import type {} from '../../kit/part.ts'`,
  ],
  ['console-kit', 'apps/console/src/kit/list/a.ts', `export * from '../../features/part.ts'`],
  [
    'console-features',
    'apps/console/src/features/home/a.ts',
    `void import('../../screens/part.ts')`,
  ],
  ['console-screens', 'apps/console/src/screens/home/home/a.ts', `import '../../../app/part.ts'`],
  ['storybook-projects', 'apps/storybook/src/a.ts', `import '@omc/sdk'`],
  ['storybook-projects', 'apps/storybook/.storybook/a.ts', `import '@omc/publisher'`],
  ['storybook-packages', 'apps/storybook/src/b.ts', `import 'fastify'`],
  ['storybook-no-node', 'apps/storybook/src/c.ts', `import 'node:fs'`],
  ['extension-projects', 'apps/extension/src/a.ts', `import '@omc/core'`],
  ['extension-projects', 'apps/extension/src/d.ts', `import '../../console/src/main.ts'`],
  ['extension-packages', 'apps/extension/src/b.ts', `import 'zod'`],
  ['extension-no-node', 'apps/extension/src/c.ts', `import 'node:fs'`],
  ['api-projects', 'apps/api/src/a.ts', `import '@omc/ui'`],
  ['api-projects', 'apps/api/src/e.ts', `import '@omc/shell'`],
  ['api-projects', 'apps/api/src/d.ts', `import '../../sandbox/src/main.ts'`],
  ['api-packages', 'apps/api/src/b.ts', `import 'react'`],
  ['sandbox-projects', 'apps/sandbox/src/a.ts', `import type {} from '@omc/sdk'`],
  ['sandbox-packages', 'apps/sandbox/src/b.ts', `import 'react'`],
  ['api-floor-kernel', 'apps/api/src/kernel/a.ts', `import type {} from '../db/here.ts'`],
  ['api-floor-db', 'apps/api/src/db/a.ts', `import '../auth/here.ts'`],
  ['api-floor-services', 'apps/api/src/auth/a.ts', `import '../jsonapi/here.ts'`],
  ['api-floor-jsonapi', 'apps/api/src/jsonapi/a.ts', `import '../workflows/here.ts'`],
  ['api-floor-domain', 'apps/api/src/workflows/a.ts', `import '../resources/here.ts'`],
  ['api-floor-resources', 'apps/api/src/resources/users/a.ts', `import '../../jobs/here.ts'`],
  ['api-floor-jobs', 'apps/api/src/jobs/a.ts', `import '../app/here.ts'`],
  ['api-floor-seed', 'apps/api/src/seed/a.ts', `import '../main.ts'`],
  ['api-seed-apart', 'apps/api/src/jobs/b.ts', `import '../seed/here.ts'`],
  ['api-floor-named', 'apps/api/src/attic/a.ts', `import '../kernel/here.ts'`],
  ['no-cycles', 'libs/core/src/one.ts', `export { two } from './two.ts'\nexport const one = 1`],
  ['front-door', 'apps/api/src/deep.ts', `import '../../../libs/core/src/inner.ts'`],
  ['doubles-in-tests', 'apps/api/src/double.ts', `import '@omc/core/testing'`],
  ['doubles-in-tests', 'libs/sdk/src/helper.ts', `import '@omc/behaviours/vitest'`],
  [
    'doubles-in-tests',
    'apps/console/src/attack.ts',
    `import '../../../libs/chat-widget/consumers/attacks.ts'`,
  ],
  ['tools-stay-outside', 'apps/api/src/tool.ts', `import '../../../tools/tool.ts'`],
  ['resolvable', 'apps/api/src/lost.ts', `import './nowhere.ts'`],
]

/** Imports that no rule may refuse. */
const GOOD = [
  ['apps/api/src/app/fine.ts', `import '../seed/here.ts'\nimport '../jobs/here.ts'`],
  ['apps/api/src/jobs/fine.ts', `import '../resources/here.ts'\nimport '@omc/publisher'`],
  ['apps/api/src/kernel/fine.test.ts', `import '../app/here.ts'`],
  ['libs/core/src/fine.ts', `import 'ts-pattern'`],
  ['libs/shell/src/fine.ts', `import '@omc/core'`],
  ['libs/acl/src/fine.ts', `import '@omc/core'`],
  ['libs/sdk/src/fine.ts', `import '../../core/src/rsa-chunks/index.ts'`],
  ['libs/publisher/src/fine.test.ts', `import '@omc/core/testing'\nimport 'zod'`],
  ['libs/ui/src/fine.ts', `import 'react'`],
  ['libs/ui/src/fine.test.ts', `import '@omc/behaviours/vitest'`],
  ['libs/chat-widget/src/model/fine.ts', `import '@omc/core'\nexport * from './fine-too.ts'`],
  ['apps/console/src/fine.ts', `import '@omc/publisher'\nimport '@omc/shell'\nimport 'react'`],
  ['apps/console/src/app/fine.ts', `import '../screens/part.ts'\nimport '../kernel/part.ts'`],
  ['apps/console/src/screens/home/home/fine.ts', `import '../../../features/part.ts'`],
  ['apps/console/src/features/fine.ts', `import '../kit/part.ts'`],
  ['apps/console/src/kit/fine.ts', `import '../kernel/part.ts'`],
  ['apps/console/src/kit/fine.test.ts', `import '../screens/part.ts'`],
  ['libs/ui/src/fine.stories.ts', `import '@omc/ui/testing'`],
  ['apps/console/e2e/fine.ts', `import '../../../libs/chat-widget/consumers/attacks.ts'`],
  ['apps/storybook/.storybook/fine.ts', `import '@omc/ui/testing'`],
  ['apps/extension/src/fine.ts', `import '../../../libs/core/src/extension/index.ts'`],
  ['apps/extension/build/fine.ts', `import 'node:fs'\nimport 'zod'`],
  ['apps/api/src/fine.ts', `import 'node:fs'\nimport 'fastify'\nimport '@omc/acl'`],
  ['apps/sandbox/src/fine.ts', `import '@omc/demo-world'`],
]

const SCENERY = [
  ['libs/core/src/two.ts', `export { one } from './one.ts'\nexport const two = 2`],
  ['libs/core/src/rsa-chunks/index.ts', 'export const rsa = 1'],
  ['libs/core/src/extension/index.ts', 'export const agreed = 1'],
  ['libs/core/src/inner.ts', 'export const inner = 1'],
  ['libs/behaviours/src/vitest.ts', 'export const behaviour = 1'],
  ['libs/chat-widget/src/model/fine-too.ts', 'export const fine = 1'],
  ['libs/chat-widget/src/part.ts', `import 'react'\nexport const part = 1`],
  ['libs/chat-widget/consumers/attacks.ts', 'export const attacks = []'],
  ['apps/api/src/main.ts', 'export const api = 1'],
  ...API_FOLDERS.map((name) => [`apps/api/src/${name}/here.ts`, 'export const here = 1']),
  ['apps/sandbox/src/main.ts', 'export const sandbox = 1'],
  ['apps/console/src/main.ts', 'export const web = 1'],
  ...['kernel', 'kit', 'features', 'screens', 'app'].map((room) => [
    `apps/console/src/${room}/part.ts`,
    'export const part = 1',
  ]),
  ['tools/tool.ts', 'export const tool = 1'],
]

/** Creates a small workspace with the faults in a temporary folder. */
export function plantCanaries() {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'omc-layers-')))
  const write = (path, text) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), `${text}\n`)
  }
  const exports = {
    '.': './src/index.ts',
    './testing': './src/testing/index.ts',
    './vitest': './src/vitest.ts',
  }
  mkdirSync(join(dir, 'node_modules/@omc'), { recursive: true })
  for (const name of LIBS) {
    write(`libs/${name}/package.json`, JSON.stringify({ name: `@omc/${name}`, exports }))
    write(`libs/${name}/src/index.ts`, 'export const here = 1')
    write(`libs/${name}/src/testing/index.ts`, 'export const double = 1')
    symlinkSync(join(dir, 'libs', name), join(dir, 'node_modules/@omc', name), 'junction')
  }
  for (const name of PACKAGES) {
    // In a folder `dist`, as most packages have it: a path that the cruiser must not leave out.
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }))
    write(`node_modules/${name}/dist/index.js`, 'module.exports = {}')
  }
  const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1']))
  write('package.json', JSON.stringify({ name: 'canary', dependencies }))
  for (const [, path, text] of BAD) write(path, text)
  for (const [path, text] of [...GOOD, ...SCENERY]) write(path, text)
  return {
    dir,
    bad: BAD.map(([rule, from]) => ({ rule, from })),
    good: GOOD.map(([from]) => ({ from })),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
