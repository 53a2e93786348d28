import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import type { Build } from './service-worker/build.ts'

/** Path of the worker; its folder is its scope. */
const WORKER_FILE = 'sw.js'

/**
 * Adds the service worker to a build, with the names of all its files, and writes the build id into
 * the page. A build without the worker gets one that removes an installed worker.
 *
 * @param isOn       whether pages of this build register it
 * @param publicDir  files that are served as they are
 * @source           console spec §9, service worker; reliability F28
 */
export function serviceWorker(isOn: boolean, publicDir: string): Plugin {
  const files = readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|svg|png|webmanifest)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(publicDir.length))
    .sort(byText)
  const buildOf = (bundle: object): Build => {
    const assets = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .map((name) => `/${name}`)
      .sort(byText)
    const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 16)
    return { version, assets, files }
  }
  return {
    name: 'omc:service-worker',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        isOn && bundle
          ? [
              {
                tag: 'meta',
                attrs: { name: 'omc-build', content: buildOf(bundle).version },
                injectTo: 'head',
              },
            ]
          : [],
    },
    async generateBundle(_options, bundle) {
      const source = await bundleWorker(isOn ? 'serve' : 'retire', buildOf(bundle))
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source })
    },
  }
}

async function bundleWorker(name: 'serve' | 'retire', build: Build): Promise<string> {
  const worker = await rolldown({
    input: join(import.meta.dirname, `service-worker/${name}.ts`),
    platform: 'browser',
    transform: { define: { __BUILD__: JSON.stringify(build) } },
  })
  const { output } = await worker.generate({ format: 'iife', minify: true })
  await worker.close()
  return output[0].code
}

const byText = (a: string, b: string): number => (a < b ? -1 : 1)
