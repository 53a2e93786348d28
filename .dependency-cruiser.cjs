const { readFileSync, readdirSync } = require('node:fs')
const { join } = require('node:path')

/**
 * Who may import whom: one row per project. `internal`: other projects of ours. `external`: packages
 * (`*`: any but those of `never`). `node`: whether Node's own modules are there.
 * Tests and their doubles may also use the test tools; the rows on projects hold for them too.
 */
const LAYERS = [
  { at: 'libs/core', internal: [], external: ['ts-pattern'], node: false },
  // The console's own: neither the server nor another library knows it.
  { at: 'libs/shell', internal: ['core'], external: ['valtio'], node: false },
  { at: 'libs/acl', internal: ['core'], external: [], node: false },
  { at: 'libs/demo-world', internal: [], external: [], node: false },
  { at: 'libs/behaviours', internal: [], external: ['vitest', '@playwright'], node: false },
  // Of core its RSA chunks alone: they are packed into the SDK.
  { at: 'libs/sdk', internal: ['core/src/rsa-chunks'], external: ['@anycable', 'ws'], node: false },
  { at: 'libs/publisher', internal: ['core'], external: ['ts-pattern'], node: false },
  {
    at: 'libs/ui',
    internal: [],
    external: [
      'react',
      'react-dom',
      'radix-ui',
      '@radix-ui',
      'lucide-react',
      'valtio',
      '@tanstack/react-virtual',
      'tailwind-merge',
      'clsx',
    ],
    node: false,
  },
  {
    at: 'libs/chat-widget',
    internal: ['ui', 'core'],
    external: ['react', 'react-dom'],
    node: false,
  },
  {
    at: 'apps/console',
    internal: ['core', 'shell', 'acl', 'sdk', 'publisher', 'ui', 'chat-widget'],
    external: '*',
    never: ['fastify', 'pg', 'kysely'],
    node: false,
  },
  {
    at: 'apps/storybook',
    internal: ['shell', 'ui', 'chat-widget'],
    external: '*',
    never: ['fastify', 'pg', 'kysely'],
    node: false,
  },
  // Runs in the browser beside strangers' pages: nothing but the agreement with the console.
  { at: 'apps/extension', internal: ['core/src/extension'], external: [], node: false },
  {
    at: 'apps/api',
    internal: ['core', 'acl', 'demo-world', 'publisher'],
    external: '*',
    never: ['react', 'react-dom', 'radix-ui', 'valtio'],
    node: true,
  },
  {
    at: 'apps/sandbox',
    internal: ['core', 'acl', 'demo-world'],
    external: '*',
    never: ['react', 'react-dom', 'radix-ui', 'valtio'],
    node: true,
  },
]

/**
 * The rooms of an app, lowest first: its files stand in one of them and may import from their own and
 * from those before it. The last one alone ties everything together. Tests put together what they need.
 */
const ROOMS = [{ at: 'apps/console', rooms: ['kernel', 'kit', 'features', 'screens', 'app'] }]

/** Libraries that only tests may import; `doubles-in-tests` keeps them out of the product. */
const FOR_TESTS = ['behaviours']
/**
 * The floors of the api, the lowest first. A folder imports from its own floor and from those below;
 * two folders of one floor never import each other (`folder-pairs.mjs`).
 */
const API_FLOORS = [
  { name: 'kernel', folders: ['kernel', 'disk'] },
  { name: 'db', folders: ['db'] },
  {
    name: 'services',
    folders: [
      'audit',
      'auth',
      'gateway',
      'media',
      'outbound',
      'pictures',
      'realtime',
      'restore',
      'sms',
      'writing',
    ],
  },
  { name: 'jsonapi', folders: ['jsonapi'] },
  { name: 'domain', folders: ['exports', 'imports', 'offload', 'orders', 'workflows'] },
  { name: 'resources', folders: ['resources'] },
  { name: 'jobs', folders: ['jobs'] },
  { name: 'seed', folders: ['seed'] },
  { name: 'app', folders: ['app'] },
]

/** The description of the API: what tests make answers from. */
const DESCRIPTION = '^libs/sdk/openapi/'
const TESTS = String.raw`(\.(test|test-d|stories|e2e)\.tsx?$|/testing/|/test/|/e2e/|\.config\.[cm]?ts$)`
const PACKAGES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']

const packagePaths = (names) => names.map((name) => `(^|/)node_modules/${name}(/|$)`)
const allowedProjects = (names) => names.map((name) => `^libs/${name}/`)

function rulesOf({ at, internal, external, never = [], node }) {
  const project = at.split('/')[1]
  const product = { path: `^${at}/src/`, pathNot: TESTS }
  const rules = [
    {
      name: `${project}-projects`,
      severity: 'error',
      comment: `${at} may import ${internal.join(', ') || 'no project of ours'}`,
      from: { path: `^${at}/` },
      to: {
        path: '^(libs|apps)/',
        pathNot: [`^${at}/`, ...allowedProjects([...internal, ...FOR_TESTS])],
      },
    },
    {
      name: `${project}-packages`,
      severity: 'error',
      comment: `${at} may use ${external === '*' ? `no ${never.join(', ')}` : external.join(', ') || 'no package'}`,
      from: product,
      to:
        external === '*'
          ? { path: packagePaths(never) }
          : { dependencyTypes: PACKAGES, pathNot: ['^(libs|apps)/', ...packagePaths(external)] },
    },
  ]
  if (node) return rules
  const builtin = {
    name: `${project}-no-node`,
    severity: 'error',
    comment: `${at} does not run in Node`,
    from: product,
    to: { dependencyTypes: ['core'] },
  }
  return [...rules, builtin]
}

function roomRulesOf({ at, rooms }) {
  const app = at.split('/')[1]
  const pathOf = (names) => `^${at}/src/(${names.join('|')})/`
  return [
    {
      name: `${app}-rooms`,
      severity: 'error',
      comment: `a file of ${at} stands in one of ${rooms.join(', ')}`,
      from: { path: `^${at}/` },
      to: { path: `^${at}/src/`, pathNot: pathOf(rooms) },
    },
    ...rooms.slice(0, -1).map((room, index) => ({
      name: `${app}-${room}`,
      severity: 'error',
      comment: `${room} stands below ${rooms.slice(index + 1).join(', ')} and knows nothing of them`,
      from: { path: pathOf([room]), pathNot: TESTS },
      to: { path: pathOf(rooms.slice(index + 1)) },
    })),
  ]
}

const inApi = (folders) => `^apps/api/src/(${folders.join('|')})/`

function floorRules() {
  const all = API_FLOORS.flatMap(({ folders }) => folders)
  const floors = API_FLOORS.slice(0, -1).map(({ name, folders }, at) => ({
    name: `api-floor-${name}`,
    severity: 'error',
    comment: `the api's ${name} knows nothing of ${API_FLOORS.slice(at + 1)
      .map((one) => one.name)
      .join(', ')}`,
    from: { path: inApi(folders), pathNot: TESTS },
    to: {
      path: [inApi(API_FLOORS.slice(at + 1).flatMap((one) => one.folders)), '^apps/api/src/[^/]+$'],
    },
  }))
  return [
    ...floors,
    {
      name: 'api-seed-apart',
      severity: 'error',
      comment: 'the demo data is written by the start of the server and by nobody else',
      from: { path: '^apps/api/src/', pathNot: [TESTS, inApi(['seed', 'app'])] },
      to: { path: inApi(['seed']) },
    },
    {
      name: 'api-floor-named',
      severity: 'error',
      comment: 'each folder of the api stands on a floor: name it in API_FLOORS',
      from: { path: '^apps/api/src/[^/]+/', pathNot: [TESTS, inApi(all)] },
      to: {},
    },
  ]
}

/** The files that a library's package.json offers; everything else in it stands by itself. */
function frontDoors() {
  const libs = join(__dirname, 'libs')
  return readdirSync(libs).flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(join(libs, name, 'package.json'), 'utf8'))
    return Object.values(exports)
      .map((target) => (typeof target === 'string' ? target : target.default))
      .map((target) => `^libs/${name}/${target.replace(/^\.\//, '').replaceAll('.', '\\.')}$`)
  })
}

module.exports = {
  forbidden: [
    ...LAYERS.flatMap(rulesOf),
    ...floorRules(),
    ...ROOMS.flatMap(roomRulesOf),
    {
      name: 'model-without-react',
      severity: 'error',
      comment: "the model of the chat is for any framework: nothing of its users' is in it",
      from: { path: '^libs/chat-widget/src/model/', pathNot: TESTS },
      to: {
        path: ['(^|/)node_modules/', '^libs/'],
        pathNot: ['^libs/chat-widget/src/model/', '^libs/core/'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'two files that need each other are one idea in two places',
      from: {},
      to: { circular: true },
    },
    {
      name: 'front-door',
      severity: 'error',
      comment: 'a library is used through what its package.json exports',
      from: { path: '^(libs|apps)/([^/]+)/' },
      // What strangers do with a library is no part of it.
      to: {
        path: '^libs/',
        pathNot: ['^libs/$2/', '^libs/[^/]+/consumers/', DESCRIPTION, ...frontDoors()],
      },
    },
    {
      name: 'doubles-in-tests',
      severity: 'error',
      comment: 'what stands in for the real thing stays out of the product',
      // The catalogue is no product: it shows one.
      from: {
        path: '^(libs|apps)/',
        pathNot: [
          TESTS,
          '^apps/storybook/',
          '^libs/[^/]+/consumers/',
          ...allowedProjects(FOR_TESTS),
        ],
      },
      to: {
        path: ['^libs/[^/]+/(src/testing|consumers)/', DESCRIPTION, ...allowedProjects(FOR_TESTS)],
      },
    },
    {
      name: 'tools-stay-outside',
      severity: 'error',
      comment: 'the product runs without the tools',
      from: { path: '^(libs|apps)/', pathNot: TESTS },
      to: { path: '^tools/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'an import that leads nowhere breaks at run time',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        // Only what we build ourselves: most packages have their entry in a folder `dist`.
        '^(?!.*node_modules/).*(^|/)(dist|generated|\\.vite|coverage|test-results)/',
        // Programs of strangers: their imports are resolved where the packed SDK is installed.
        '^libs/sdk/consumers/',
      ],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
