import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Deployment, EXTENSION_ID } from '@omc/core/extension'
import { type BrowserContext, chromium, type Worker } from '@playwright/test'
import { strFromU8, strToU8 } from 'fflate'
import { packageFiles } from '../../build/package-files.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Another site on this machine.
  '--host-resolver-rules=MAP evil.test 127.0.0.1',
]

export type OpenBrowser = {
  readonly context: BrowserContext
  readonly close: () => Promise<void>
}

/** A full Chromium with unpacked extensions, each given by its files. */
export async function openBrowser(
  extensions: readonly Readonly<Record<string, Uint8Array>>[],
  language = 'zh-CN',
): Promise<OpenBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-extension-'))
  const paths = extensions.map((_files, index) => join(folder, `extension-${index}`))
  for (const [index, files] of extensions.entries())
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(paths[index] ?? folder, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    }
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: [
      ...FLAGS,
      `--disable-extensions-except=${paths.join()}`,
      `--load-extension=${paths.join()}`,
    ],
    locale: language,
  })
  return {
    context,
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The package for a deployment, whose platforms a person has allowed: no test can press a button of
 * the browser itself.
 */
export async function allowedPackage(deployment: Deployment): Promise<Record<string, Uint8Array>> {
  const files = await packageFiles('1.0.0', deployment)
  const { optional_host_permissions, ...manifest } = JSON.parse(
    strFromU8(files['manifest.json'] ?? new Uint8Array()),
  )
  const allowed = { ...manifest, host_permissions: optional_host_permissions }
  return { ...files, 'manifest.json': strToU8(JSON.stringify(allowed)) }
}

/** Another extension, by default without any permission. */
export const strangerPackage = (
  permissions: readonly string[] = [],
): Record<string, Uint8Array> => ({
  'manifest.json': strToU8(
    JSON.stringify({
      manifest_version: 3,
      name: 'stranger',
      version: '1.0',
      permissions,
      background: { service_worker: 'worker.js' },
    }),
  ),
  'worker.js': strToU8('globalThis.isStranger = true'),
})

const isOurs = (worker: Worker): boolean => new URL(worker.url()).host === EXTENSION_ID

/** Worker of the extension, or of the stranger. */
export async function workerOf(context: BrowserContext, whose: 'ours' | 'stranger') {
  const isWanted = (worker: Worker) => isOurs(worker) === (whose === 'ours')
  return (
    context.serviceWorkers().find(isWanted) ??
    (await context.waitForEvent('serviceworker', { predicate: isWanted }))
  )
}

export const settingsPage = `chrome-extension://${EXTENSION_ID}/settings.html`
