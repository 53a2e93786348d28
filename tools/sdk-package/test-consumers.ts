/**
 * Packs the SDK, installs the tarball into every consumer as a user would, builds and runs it.
 *
 *   node tools/sdk-package/test-consumers.ts [project…]    all, or those of the names; `empty` is
 *                                                          the way from an empty folder
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { install, startRegistry, type Registry } from '../packing/local-registry.ts'
import { packLibrary } from '../packing/pack-library.ts'
import { outcomeOf, tellOutcome } from '../packing/tell-outcome.ts'
import { CONSUMERS, type Consumer } from './consumers.ts'
import { startExampleServer } from './example-server.ts'
import { FIRST_ANSWER_MS, firstAnswer } from './first-answer.ts'
import { findNodes } from './nodes.ts'
import { startProduct, type Product } from './product.ts'
import { SDK } from './sdk.ts'

const AT_ONCE = 2

const words = process.argv.slice(2)
const waiting = CONSUMERS.filter(({ project }) => words.length === 0 || words.includes(project))
const work = await mkdtemp(path.join(tmpdir(), 'omc-consumers-'))
const pages = path.join(work, 'pages')
const nodes = await findNodes()
const server = await startExampleServer(pages)
const stranger = await startExampleServer(pages)
let product: Promise<Product> | undefined
// Slow to start: only for consumers that use it, and while others are being built.
const openProduct = async () => (product ??= startProduct(server.url))
if (words.length === 0) void openProduct()
try {
  const { file, manifest } = await packLibrary(SDK, work)
  const modules = [path.join(SDK, '../../node_modules')]
  const others = ['@types/node']
  const registry = await startRegistry({ tarball: file, manifest, others, modules }, work)
  try {
    const takeOne = async (): Promise<void> => {
      const consumer = waiting.shift()
      if (consumer) await look(consumer, registry).then(takeOne)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, takeOne))
    if (words.length === 0 || words.includes('empty')) await timeFirstAnswer(registry, file)
  } finally {
    await registry.close()
  }
  for (const complaint of server.complaints) console.log(`✗ the server: ${complaint}`)
  if (server.complaints.length > 0) process.exitCode = 1
} finally {
  await (await product)?.stop()
  await stranger.close()
  await server.close()
  await rm(work, { recursive: true, force: true })
}

async function look({ project, build, runs }: Consumer, registry: Registry): Promise<void> {
  const folder = path.join(work, project)
  const place = {
    folder,
    pages,
    server: server.url,
    stranger: stranger.url,
    product: openProduct,
    nodes,
  }
  const built = await outcomeOf(null, async () => {
    const source = path.join(SDK, 'consumers')
    await cp(path.join(source, project), folder, { recursive: true })
    await cp(path.join(source, 'story.ts'), path.join(folder, 'story.ts'))
    await install(folder, registry, path.join(work, `cache-${project}`))
    await build?.(place)
    return null
  })
  tellOutcome(`${project}: installed and built`, built)
  if (built.fault !== null) return
  for (const { name, run, expected } of runs) {
    tellOutcome(name, await outcomeOf(expected, async () => run(place)))
  }
}

async function timeFirstAnswer(registry: Registry, tarball: string): Promise<void> {
  const { url } = await openProduct()
  const answered = await outcomeOf(true, async () => {
    const printed = await firstAnswer({ registry, tarball, node: nodes.oldest, server: url }, work)
    return /^[1-9]\d* contents: \S/.test(printed) || printed
  })
  const late = answered.ms > FIRST_ANSWER_MS ? `more than ${FIRST_ANSWER_MS / 1000} s` : null
  tellOutcome('from an empty folder to the first answer', {
    ...answered,
    fault: answered.fault ?? late,
  })
}
