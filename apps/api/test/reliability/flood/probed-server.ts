import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import PROGRAM from '../../../program.json' with { type: 'json' }

/** The longest turn of an event loop, in ms: of its processor, and on the wall. */
export interface Hold {
  cpuMs: number
  wallMs: number
}

export interface ProbedServer {
  url: string
  /** The longest turn while this work goes on. */
  holdOf: (work: () => Promise<unknown>) => Promise<Hold>
  stop: () => Promise<void>
}

const PROBE = new URL('./hold-probe.ts', import.meta.url).href
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const READY_MS = 60_000

/** The server as the product starts it, in a process of its own, with a probe on its event loop. */
export async function startProbed(env: Record<string, string>): Promise<ProbedServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--import', PROBE, ...PROGRAM], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      ROLE: 'api',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (piece: Buffer) => void (said += piece.toString()))
  const ask = async (word: 'watch' | 'tell', tag: string): Promise<Hold> => {
    child.send(word)
    for (;;) {
      const [answer] = (await once(child, 'message')) as [{ tag: string } & Hold]
      if (answer.tag === tag) return answer
    }
  }
  const stop = async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  const endAt = Date.now() + READY_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > endAt)
      throw new Error(`the server did not start: ${said}`)
    await wait(100)
  }
  return {
    url,
    stop,
    async holdOf(work) {
      await ask('watch', 'watching')
      await work()
      return ask('tell', 'longest')
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    // Not there yet.
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
