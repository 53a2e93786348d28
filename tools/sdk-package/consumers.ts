import path from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { runQuietly } from '../packing/run-quietly.ts'
import type { NodeName } from './nodes.ts'
import type { Product } from './product.ts'

/** Environment of a consumer. */
export interface Place {
  /** Its folder, with the SDK installed. */
  readonly folder: string
  /** Output folder of its built page, served under `/pages`. */
  readonly pages: string
  readonly server: string
  /** Serves the same pages from an origin that the product does not allow. */
  readonly stranger: string
  /** The product itself; it allows the origin of `server`. */
  readonly product: () => Promise<Product>
  readonly nodes: Readonly<Record<NodeName, string>>
}

/** A folder under libs/sdk/consumers. */
export interface Consumer {
  readonly project: string
  /** Compiles or bundles the consumer once. */
  readonly build?: (place: Place) => Promise<unknown>
  /** Ways to run the built consumer, each with the expected output. */
  readonly runs: readonly Run[]
}

export interface Run {
  readonly name: string
  readonly run: (place: Place) => Promise<unknown>
  readonly expected: unknown
}

const STORY = [
  '2 of 3: Tea',
  'one object: true',
  'all pages: 1 2 3',
  'Tea 200 request-1',
  'changed: Xiaoman',
  '404 not_found, {"full_name":"too_short"}, retryable: false',
  'raw: 7',
  'heard: queued',
  'other entries: function function function',
]
const SHORT_STORY = ['1 2 3', true, 'connected']

/** Output of a page of another origin, allowed and not allowed. */
const LISTED = [
  'rows: true',
  'session: renewed',
  'own ticket: string',
  'cable: connected',
  'cookies: none',
]
const UNLISTED = ['calls: network', 'cable: closed', 'cookies: none']

export const CONSUMERS: readonly Consumer[] = [
  {
    project: 'types',
    runs: [
      checkTypes('tsc', 'bundler'),
      checkTypes('tsc', 'nodenext'),
      checkTypes('tsc', 'node16'),
      // The JavaScript compiler that most people have; it is slow.
      checkTypes('tsc6', 'nodenext'),
    ],
  },
  {
    project: 'browser',
    build: buildPage,
    runs: [{ name: 'browser, Vite', run: async (place) => runPage(place), expected: STORY }],
  },
  {
    project: 'worker',
    build: buildPage,
    runs: [{ name: 'worker, Vite', run: async (place) => runPage(place), expected: STORY }],
  },
  {
    project: 'other-origin',
    build: buildPage,
    runs: [
      {
        name: 'browser, a listed origin',
        run: async (place) => runElsewhere(place, place.server),
        expected: LISTED,
      },
      {
        name: 'browser, an origin that is not listed',
        run: async (place) => runElsewhere(place, place.stranger),
        expected: UNLISTED,
      },
    ],
  },
  {
    project: 'node',
    build: compile,
    runs: [
      { name: 'Node 20', run: runWith('oldest', 'built/main.js'), expected: STORY },
      { name: 'Node 22', run: runWith('middle', 'built/main.js'), expected: STORY },
      { name: 'Node 24', run: runWith('present', 'built/main.js'), expected: STORY },
      { name: 'worker thread, Node 20', run: runInThread, expected: STORY },
    ],
  },
  {
    project: 'commonjs',
    runs: [
      { name: 'CommonJS, Node 20', run: runWith('oldest', 'main.cjs'), expected: SHORT_STORY },
      { name: 'CommonJS, Node 22', run: runWith('middle', 'main.cjs'), expected: SHORT_STORY },
      { name: 'CommonJS, Node 24', run: runWith('present', 'main.cjs'), expected: SHORT_STORY },
    ],
  },
]

function checkTypes(compiler: string, kind: string): Run {
  const settings = `tsconfig.${kind}.json`
  const run = async ({ folder }: Place) => runQuietly(compiler, ['-p', path.join(folder, settings)])
  return { name: `types, ${compiler} ${kind}`, run, expected: '' }
}

async function compile({ folder }: Place): Promise<unknown> {
  return runQuietly('tsc', ['-p', folder])
}

/** Checks the types, then bundles. */
async function buildPage(place: Place): Promise<void> {
  await compile(place)
  await build({
    root: place.folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { outDir: path.join(place.pages, path.basename(place.folder)) },
    worker: { format: 'es' },
  })
}

/** Runs a page on one port that uses the product on another. */
async function runElsewhere(place: Place, origin: string): Promise<unknown> {
  const { url, newTicket } = await place.product()
  const query = new URLSearchParams({ server: url, ticket: await newTicket() })
  return runPage({ ...place, server: origin }, `?${query}`)
}

/** Result that the page shows in Chromium after its program ends. */
async function runPage({ folder, server }: Place, query = ''): Promise<unknown> {
  const executablePath = process.env['CHROME_PATH']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.goto(`${server}/pages/${path.basename(folder)}/index.html${query}`)
    await page.waitForSelector('body[data-done]', { timeout: 20_000 }).catch((cause: unknown) => {
      throw new Error(`the page did not come to its end: ${faults.join()}`, { cause })
    })
    return JSON.parse(await page.innerText('body'))
  } finally {
    await browser.close()
  }
}

function runWith(which: NodeName, file: string): Run['run'] {
  return async ({ folder, server, nodes }) =>
    JSON.parse(await runQuietly(nodes[which], [path.join(folder, file), server]))
}

/** Runs the same program in a worker thread. */
async function runInThread({ folder, server, nodes }: Place): Promise<unknown> {
  const file = path.join(folder, 'built/main.js')
  const start =
    'new (require("node:worker_threads").Worker)(process.argv[1], { argv: process.argv.slice(2) })'
  return JSON.parse(await runQuietly(nodes.oldest, ['-e', start, file, server]))
}
