import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const TOKEN = 'extension-test-token'
const READY_WITHIN_MS = 60_000

export type Site = { readonly port: number; readonly close: () => Promise<void> }

/** A site whose pages answer with a text and given headers. */
export async function plainSite(
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    answer.end(`<!doctype html><title>${text}`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // as: a server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo
  return {
    port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

/** The stand-in channel as `npm start` runs it, whose pages forbid every framing. */
export async function standInChannel(): Promise<Site> {
  const free = await plainSite('')
  const { port } = free
  await free.close()
  const program = spawn(process.execPath, ['apps/sandbox/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_TOKEN: TOKEN },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await ready(`${address}/healthz`)
  const planted = await fetch(`${address}/faults`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ platforms: { jd: { x_frame_options: 'DENY' } } }),
  })
  if (!planted.ok) throw new Error(`the stand-in channel refused the switch: ${planted.status}`)
  return {
    port,
    async close() {
      const ended = once(program, 'exit')
      program.kill()
      await ended
    },
  }
}

async function ready(address: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    // Nobody listens yet: retry until the deadline.
    if (await fetch(address).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} did not get ready within ${READY_WITHIN_MS / 1000} s`)
}
