import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

export type ChildOptions = {
  readonly name: string
  /** Program and its arguments, from the project's folder. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Asked again and again until it says yes; a program without a question is ready by a word. */
  readonly isReady?: () => Promise<boolean>
  readonly onWord?: (word: unknown) => void
  readonly onLine?: (line: string) => void
}

/** A program of ours that may be killed and started again under the same name. */
export type Child = {
  /** Starts it; settles when it is ready. */
  readonly start: () => Promise<void>
  /** Says something to a program that listens. */
  readonly say: (word: object) => void
  /** SIGKILL, whatever it is doing; settles when it is gone. */
  readonly kill: () => Promise<void>
  /** SIGTERM, then SIGKILL when it does not listen. */
  readonly stop: () => Promise<void>
  /** Since when it is ready without a break, epoch ms; null while it is not. */
  readonly readySince: () => number | null
  /** How it ended, if it did so without being asked. */
  readonly unasked: () => string | null
  readonly lastLines: () => readonly string[]
}

const ROOT = join(import.meta.dirname, '../..')
const LEASH = pathToFileURL(join(ROOT, 'tools/run/leash.mjs')).href
const READY_LIMIT_MS = 60_000
const LOOK_EVERY_MS = 40
const STOP_LIMIT_MS = 15_000
const KEPT_LINES = 30

/**
 * One child process at a time. It has a group of its own, so that only the driver ends it, and the
 * leash, so that it ends when the driver does, however that goes.
 */
export function createChild(options: ChildOptions): Child {
  const { name } = options
  let process: ChildProcess | null = null
  let readyAt: number | null = null
  let ending = false
  let unasked: string | null = null
  let lines: readonly string[] = []

  function launch(): ChildProcess {
    const child = spawn(globalThis.process.execPath, ['--import', LEASH, ...options.args], {
      cwd: ROOT,
      env: { ...inherited(), ...options.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    process = child
    ending = false
    unasked = null
    readyAt = null
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => keep(text))
    }
    child.on('message', (word) => {
      if (process !== child) return
      if (!options.isReady) readyAt ??= Date.now()
      options.onWord?.(word)
    })
    child.once('exit', (code, signal) => {
      if (process !== child) return
      readyAt = null
      process = null
      if (!ending) unasked = `${name} ended by itself (${signal ?? `exit ${code}`})`
    })
    return child
  }

  function keep(text: string): void {
    const said = text.split('\n').filter((line) => line !== '')
    lines = [...lines, ...said].slice(-KEPT_LINES)
    for (const line of said) options.onLine?.(`${name}: ${line}`)
  }

  async function becomeReady(child: ChildProcess): Promise<void> {
    const giveUpAt = Date.now() + READY_LIMIT_MS
    const isWaiting = (): boolean => process === child && readyAt === null
    while (isWaiting()) {
      if (Date.now() > giveUpAt) throw new Error(`${name} is not ready after ${READY_LIMIT_MS} ms`)
      if ((await options.isReady?.()) && isWaiting()) readyAt = Date.now()
      else await wait(LOOK_EVERY_MS)
    }
    if (unasked !== null) throw new Error([unasked, ...lines].join('\n'))
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = process
    if (!child?.pid) return
    ending = true
    const gone = once(child, 'exit')
    child.kill(signal)
    const patience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    await gone
    clearTimeout(patience)
  }

  return {
    start: () => becomeReady(launch()),
    say: (word) => void process?.send?.(word),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    readySince: () => readyAt,
    unasked: () => unasked,
    lastLines: () => lines,
  }
}

/** The person's own settings must not reach the programs under test. */
function inherited(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '', LANG = '' } = globalThis.process.env
  return { PATH, HOME, LANG, ...(TMPDIR && { TMPDIR }) }
}
