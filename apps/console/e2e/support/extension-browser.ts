import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { EXTENSION_ID } from '@omc/core/extension'
import { chromium, type BrowserContext, type Page, type Worker } from '@playwright/test'
import { origin } from './system.ts'
import { unzip } from './unzip.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

export type ExtensionBrowser = {
  readonly context: BrowserContext
  /** Ends the worker of the extension, as the browser does after a while without work. */
  readonly endWorker: (page: Page) => Promise<void>
  /** Turns the extension off, as a person does on the page of extensions. */
  readonly turnOff: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * A full Chromium with the extension as the server hands it out, whose channels a person has allowed,
 * and a helper that may turn it off: no test can press a button of the browser itself.
 */
export async function openExtensionBrowser(): Promise<ExtensionBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-extension-'))
  const paths = [
    write(join(folder, 'ours'), await allowedPackage()),
    write(join(folder, 'helper'), HELPER),
  ].join()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: [...FLAGS, `--disable-extensions-except=${paths}`, `--load-extension=${paths}`],
    locale: 'zh-CN',
  })
  return {
    context,
    endWorker: (page) => endWorker(context, page),
    async turnOff() {
      const isHelper = (worker: Worker) => new URL(worker.url()).host !== EXTENSION_ID
      const helper =
        context.serviceWorkers().find(isHelper) ??
        (await context.waitForEvent('serviceworker', { predicate: isHelper }))
      await helper.evaluate(
        (id) => Reflect.get(globalThis, 'chrome').management.setEnabled(id, false),
        EXTENSION_ID,
      )
    },
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Files = Readonly<Record<string, Uint8Array | string>>

const HELPER: Files = {
  'manifest.json': JSON.stringify({
    manifest_version: 3,
    name: 'helper',
    version: '1.0',
    permissions: ['management'],
    background: { service_worker: 'worker.js' },
  }),
  'worker.js': '',
}

async function allowedPackage(): Promise<Files> {
  const answer = await fetch(`${origin}/downloads/omc-extension.zip`)
  if (!answer.ok) throw new Error(`the server offers no extension: ${answer.status}`)
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  const manifest = JSON.parse(files['manifest.json']?.toString() ?? '{}')
  const { optional_host_permissions: host_permissions, ...rest } = manifest
  return { ...files, 'manifest.json': JSON.stringify({ ...rest, host_permissions }) }
}

function write(folder: string, files: Files): string {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return folder
}

async function endWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const { targetInfos } = await session.send('Target.getTargets')
  const worker = targetInfos.find(
    ({ type, url }) => type === 'service_worker' && new URL(url).host === EXTENSION_ID,
  )
  // Without one the browser has just ended it by itself; the next question starts it.
  if (worker) await session.send('Target.closeTarget', { targetId: worker.targetId })
  await session.detach()
}
