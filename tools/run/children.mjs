import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'
import { say } from './say.mjs'
import { stopDatabase } from './stop-database.mjs'

const LOG_KEEP_BYTES = 10 * 1024 * 1024
const TAIL_LINES = 15
const PATIENCE_MS = 20_000
const LEASH = pathToFileURL(join(root, 'tools/run/leash.mjs')).href

/**
 * The servers that belong to one run. Each has a process group of its own, so that Ctrl-C in the
 * terminal reaches only us and they are stopped in order, once.
 *
 * @param {{ dataDir: string }} settings
 */
export function createChildren({ dataDir }) {
  const running = new Map()
  let ended = () => undefined
  const firstEnd = new Promise((resolve) => (ended = resolve))
  let stopping
  let hasStarted = false

  return {
    /** Resolves with the line for the person as soon as one server ends unasked. */
    firstEnd,

    start(name, args, { node, env }, { show = false } = {}) {
      const child = spawn(node, ['--import', LEASH, ...args], {
        cwd: root,
        env,
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      running.set(name, child)
      hasStarted = true
      const tail = keepOutput(child, join(dataDir, 'logs'), name, show)
      child.once('error', (error) => ended({ name, how: error.message, tail: [] }))
      child.once('close', (code, signal) => {
        running.delete(name)
        if (!stopping) ended({ name, how: signal ?? `exit ${code}`, tail: tail() })
      })
    },

    pids: () => [...running.values()].map((child) => child.pid),

    /** Stops every server and their database; returns when no process of this run is left. */
    stop() {
      return (stopping ??= hasStarted ? stopAll(running, dataDir) : Promise.resolve())
    },

    /** The same without waiting for anybody's good end. */
    async force() {
      stopping ??= Promise.resolve()
      for (const child of running.values()) signalGroup(child, 'SIGKILL')
      if (hasStarted) await stopDatabase(dataDir, 'SIGQUIT')
    },
  }
}

async function stopAll(running, dataDir) {
  const patience = setTimeout(() => {
    say(`! ${[...running.keys()].join(', ')} 未能及时停止，强制结束 · did not stop in time, forced`)
    for (const child of running.values()) signalGroup(child, 'SIGKILL')
  }, PATIENCE_MS)
  const ends = [...running.values()].map((child) => once(child, 'close'))
  for (const child of running.values()) signalGroup(child, 'SIGTERM')
  await Promise.all(ends)
  clearTimeout(patience)
  // The API stops its database itself; one that outlived it must not stay.
  await stopDatabase(dataDir, 'SIGINT')
}

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Writes a server's words to its log file and keeps the last ones. A full disk loses words only. */
function keepOutput(child, folder, name, show) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name}.log`)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_KEEP_BYTES) truncateSync(path)
  const file = createWriteStream(path, { flags: 'a', autoDestroy: false })
  file.on('error', () => undefined)
  let last = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      file.write(text)
      last = [...last, ...text.split('\n').filter(Boolean)].slice(-TAIL_LINES)
      if (show) process.stdout.write(text)
    })
  }
  child.once('close', () => file.end())
  return () => last
}
