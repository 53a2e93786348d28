/**
 * Packs the SDK, installs the tarball into every consumer as a stranger would, builds and runs it.
 *
 *   node tools/sdk-package/test-consumers.ts [project…]    all, or those of the names
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { install, startRegistry, type Registry } from '../packing/local-registry.ts'
import { packLibrary } from '../packing/pack-library.ts'
import { outcomeOf, tellOutcome } from '../packing/tell-outcome.ts'
import { CONSUMERS, type Consumer } from './consumers.ts'
import { startExampleServer } from './example-server.ts'
import { findNodes } from './nodes.ts'
import { SDK } from './sdk.ts'

const AT_ONCE = 2

const words = process.argv.slice(2)
const waiting = CONSUMERS.filter(({ project }) => words.length === 0 || words.includes(project))
const work = await mkdtemp(path.join(tmpdir(), 'omc-consumers-'))
const pages = path.join(work, 'pages')
const nodes = await findNodes()
const server = await startExampleServer(pages)
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
  } finally {
    await registry.close()
  }
  for (const complaint of server.complaints) console.log(`✗ the server: ${complaint}`)
  if (server.complaints.length > 0) process.exitCode = 1
} finally {
  await server.close()
  await rm(work, { recursive: true, force: true })
}

async function look({ project, build, runs }: Consumer, registry: Registry): Promise<void> {
  const folder = path.join(work, project)
  const place = { folder, pages, server: server.url, nodes }
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
