import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const CONSOLE = join(import.meta.dirname, '../..')
const VITE = join(CONSOLE, '../../node_modules/vite/bin/vite.js')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export type BuiltPage = {
  readonly folder: string
  readonly remove: () => void
}

/** Builds a separate console. @param root  folder of its index.html */
export async function buildPage(env: NodeJS.ProcessEnv = {}, root = CONSOLE): Promise<BuiltPage> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-build-'))
  const args = [VITE, 'build', root, '--config', join(CONSOLE, 'vite.config.ts')]
  await promisify(execFile)(process.execPath, [...args, '--outDir', folder, '--emptyOutDir'], {
    cwd: CONSOLE,
    env: { ...process.env, PLAIN_FILES: '1', ...env },
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Serves a built console under its own origin. @returns requested paths */
export async function serveBuilt(
  page: Page,
  host: string,
  { folder }: Pick<BuiltPage, 'folder'>,
  { hosts = '' }: { hosts?: string } = {},
): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(`${host}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    asked.push(path)
    const file = path === '/' ? '/index.html' : path
    const contentType = TYPES[extname(file)]
    if (contentType === undefined) {
      // The API of this page: empty lists.
      return route.fulfill({ json: { data: [], meta: { record_count: 0 } } })
    }
    const body = readFileSync(join(folder, file), 'utf8').replaceAll('{{allowed-hosts}}', hosts)
    return route.fulfill({ contentType, body })
  })
  return asked
}
