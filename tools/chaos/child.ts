import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { keepLastLines } from './last-lines.ts'
import { endProgram, spawnProgram, type ProgramOptions } from './spawn-program.ts'

export type ChildOptions = ProgramOptions & {
  readonly name: string
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

const READY_LIMIT_MS = 60_000
const LOOK_EVERY_MS = 40

/** One child process at a time; a further start replaces it. */
export function createChild(options: ChildOptions): Child {
  const { name } = options
  let process: ChildProcess | null = null
  let readyAt: number | null = null
  let ending = false
  let unasked: string | null = null
  const lines = keepLastLines((line) => options.onLine?.(`${name}: ${line}`))

  function launch(): ChildProcess {
    const child = spawnProgram(options)
    process = child
    ending = false
    unasked = null
    readyAt = null
    for (const stream of [child.stdout, child.stderr]) lines.follow(stream)
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

  async function becomeReady(child: ChildProcess): Promise<void> {
    const giveUpAt = Date.now() + READY_LIMIT_MS
    const isWaiting = (): boolean => process === child && readyAt === null
    while (isWaiting()) {
      if (Date.now() > giveUpAt) throw new Error(`${name} is not ready after ${READY_LIMIT_MS} ms`)
      if ((await options.isReady?.()) && isWaiting()) readyAt = Date.now()
      else await wait(LOOK_EVERY_MS)
    }
    if (unasked !== null) throw new Error([unasked, ...lines.all()].join('\n'))
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!process?.pid) return
    ending = true
    await endProgram(process, signal)
  }

  return {
    start: () => becomeReady(launch()),
    say: (word) => void process?.send?.(word),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    readySince: () => readyAt,
    unasked: () => unasked,
    lastLines: lines.all,
  }
}
