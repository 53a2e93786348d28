import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { npmPack } from './pack-library.ts'
import { runQuietly } from './run-quietly.ts'

export interface Registry {
  readonly url: string
  close(): Promise<void>
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

interface Tarball {
  readonly manifest: Manifest
  readonly bytes: Buffer
}

/**
 * Local package registry with a few packages, so consumers install as users do: each package has
 * one version, and dependencies are taken from the installed packages.
 *
 * @param tarball the packed library
 * @param others  names of packages that consumers need besides
 * @param work    a folder for tarballs
 */
export async function startRegistry(
  {
    tarball,
    manifest,
    others,
    modules,
  }: {
    tarball: string
    manifest: Manifest
    others: readonly string[]
    /** Folders to search, in this order, for the other packages and their dependencies. */
    modules: readonly string[]
  },
  work: string,
): Promise<Registry> {
  const wanted = await withDependencies(
    [...Object.keys(manifest.dependencies ?? {}), ...others],
    modules,
  )
  const packages = new Map<string, Tarball>([
    [manifest.name, { manifest, bytes: await readFile(tarball) }],
  ])
  const packed = await npmPack(
    wanted.map(({ folder }) => folder),
    work,
  )
  for (const [n, { manifest: one }] of wanted.entries()) {
    const file = path.join(work, packed[n]?.filename ?? '')
    packages.set(one.name, { manifest: one, bytes: await readFile(file) })
  }
  return serve(packages)
}

interface Installed {
  readonly folder: string
  readonly manifest: Manifest
}

async function withDependencies(
  names: readonly string[],
  modules: readonly string[],
): Promise<Installed[]> {
  const found = new Map<string, Installed>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    const folder = modules
      .map((place) => path.join(place, name))
      .find((place) => existsSync(path.join(place, 'package.json')))
    if (folder === undefined) throw new Error(`${name} is not installed`)
    const text = await readFile(path.join(folder, 'package.json'), 'utf8')
    // as: every package has a manifest.
    const manifest = JSON.parse(text) as Manifest
    found.set(name, { folder, manifest })
    waiting.push(...Object.keys(manifest.dependencies ?? {}))
  }
  return [...found.values()]
}

async function serve(packages: ReadonlyMap<string, Tarball>): Promise<Registry> {
  const server = createServer((request, response) => {
    const [name = '', kind] = decodeURIComponent((request.url ?? '').slice(1)).split('/-/')
    const found = packages.get(name)
    if (!found) response.writeHead(404).end('{}')
    else if (kind) response.end(found.bytes)
    else response.end(JSON.stringify(packument(found, `http://${request.headers.host}`)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // as: a server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

function packument({ manifest, bytes }: Tarball, origin: string): unknown {
  const { name, version } = manifest
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  const dist = { tarball: `${origin}/${name}/-/package.tgz`, integrity }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
}

/**
 * Runs `npm install` in a folder with only this registry and an empty cache.
 *
 * @param packages packages to add; default: those of the folder's manifest
 */
export async function install(
  folder: string,
  { url }: Registry,
  cache: string,
  packages: readonly string[] = [],
): Promise<void> {
  const options = ['--registry', url, '--cache', cache, '--ignore-scripts', '--include=dev']
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  await runQuietly('npm', ['install', ...packages, ...options, ...quiet], { cwd: folder })
}
