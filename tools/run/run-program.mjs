import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { groupsOf } from './process-tree.mjs'
import { root } from './root.mjs'
import { createWorkClock, machineSlowdown } from './work-clock.mjs'

const WATCH_MS = 1_000

const living = new Set()

/**
 * Runs a program to its end and captures its output.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, limitMs?: number, priority?: number, onSaid?: (text: string) => void }} how
 *   `limitMs`: time limit on a quiet machine (`createWorkClock`), after which the program is killed
 * @returns {Promise<{ code: number, said: string }>}
 */
export function run(file, args, { env, cwd = '.', limitMs, priority, onSaid = () => undefined }) {
  const windows = process.platform === 'win32'
  const child = spawn(file, args, {
    cwd: join(root, cwd),
    env,
    shell: windows,
    detached: !windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  living.add(child)
  if (priority !== undefined && child.pid !== undefined) lower(child.pid, priority)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      said += text
      onSaid(text)
    })
  }
  const limit = limitMs === undefined ? undefined : watch(child, limitMs)
  return new Promise((resolve) => {
    const finish = (code, more = '') => {
      living.delete(child)
      clearInterval(limit?.timer)
      resolve({ code, said: said + more })
    }
    child.once('error', (error) => finish(127, `${file}: ${error.message}`))
    child.once('close', (code, signal) =>
      finish(code ?? 1, signal ? `\nended by ${signal}${limit?.passed() ?? ''}\n` : ''),
    )
  })
}

/** Kills the program after its time limit and reports it. */
function watch(child, limitMs) {
  const worked = createWorkClock({ now: () => performance.now(), slowdown: machineSlowdown })
  let isOver = false
  const timer = setInterval(() => {
    if (isOver || worked() < limitMs) return
    isOver = true
    end(child, 'SIGKILL')
  }, WATCH_MS)
  return { timer, passed: () => (isOver ? `: it took over ${limitMs / 60_000} min` : '') }
}

/** Lowers a program's priority; its later children inherit it. */
function lower(pid, priority) {
  try {
    setPriority(pid, priority)
  } catch (error) {
    // Gone already.
    if (error.code !== 'ESRCH') throw error
  }
}

/** Ends every running program with its child processes. */
export function endPrograms(signal) {
  for (const child of living) end(child, signal)
}

function end(child, signal) {
  if (process.platform === 'win32') {
    child.kill(signal)
    return
  }
  // A child without a process id never started.
  for (const group of child.pid === undefined ? [] : groupsOf(child.pid)) signalGroup(group, signal)
}

function signalGroup(group, signal) {
  try {
    process.kill(-group, signal)
  } catch (error) {
    // Gone already.
    if (error.code !== 'ESRCH') throw error
  }
}
