import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import API from '../../apps/api/program.json' with { type: 'json' }
import { createChild } from './child.ts'
import type { Child } from './child.ts'
import { isDatabaseWord, type DatabaseWord } from './database-word.ts'
import { isExecutorWord, isServerSend } from './executor-words.ts'
import type { ExecutorEnv } from './executor-words.ts'
import { LEDGER_SECONDS } from './timing.ts'

/** Where everything of one run lies, and who hears what the programs say. */
export type Place = {
  readonly folder: string
  readonly onLine?: (line: string) => void
}

export const SANDBOX_TOKEN = 'kill-test-sandbox'
export const SECRET_KEY = randomBytes(32).toString('base64url')
const LOOK_LIMIT_MS = 2_000
const TELL_SENDS = './tools/chaos/tell-sends.ts'

/** PostgreSQL; the first word says where it is, before it counts as ready. */
export function databaseProgram(place: Place, onWord: (word: DatabaseWord) => void): Child {
  return createChild({
    ...logged(place),
    name: 'database',
    args: ['tools/chaos/database-host.ts', place.folder],
    env: {},
    onWord: (word) => isDatabaseWord(word) && onWord(word),
  })
}

/** The stand-in channel. @param onServerSend  told the account of each content that the server sends */
export function sandboxProgram(
  place: Place,
  port: number,
  onServerSend?: (uid: string) => void,
): Child {
  return createChild({
    ...logged(place),
    name: 'sandbox',
    args: [...(onServerSend ? ['--import', TELL_SENDS] : []), 'apps/sandbox/src/main.ts'],
    onWord: (word) => isServerSend(word) && onServerSend?.(word.uid),
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_TOKEN,
      SANDBOX_DATA: join(place.folder, 'posts.jsonl'),
    },
    isReady: () => answers(`${urlOf(port)}/healthz`),
  })
}

type ServerPlace = {
  readonly role: 'api' | 'worker' | 'all'
  readonly port: number
  /** Without one the server starts a database of its own. */
  readonly databaseUrl?: string
  readonly sandboxUrl: string
  /** A module that is loaded before the program, and what it says. */
  readonly preload?: string
  readonly onWord?: (word: unknown) => void
}

/** The API, the worker or both in one, as the product starts them. */
export function serverProgram(place: Place, server: ServerPlace): Child {
  const { role, port } = server
  return createChild({
    ...logged(place),
    name: role,
    args: [...(server.preload ? ['--import', server.preload] : []), ...API],
    ...(server.onWord && { onWord: server.onWord }),
    env: {
      ...compiled(place),
      ...LEDGER_SECONDS,
      ROLE: role,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...(server.databaseUrl && { DATABASE_URL: server.databaseUrl }),
      DATABASE_POOL: '6',
      DATA_DIR: join(place.folder, 'data'),
      FILES_DIR: join(place.folder, 'data'),
      SECRET_KEY,
      SANDBOX_URL: server.sandboxUrl,
      SANDBOX_TOKEN,
      CONSOLE_DIR: join(place.folder, 'no-console'),
      ACCESS_TOKEN_MINUTES: '600',
      LOG_LEVEL: 'warn',
    },
    isReady: () => answers(`${urlOf(port)}/readyz`),
  })
}

/** A device that publishes one account's queue. */
export function executorProgram(place: Place, env: ExecutorEnv, onSend: () => void): Child {
  return createChild({
    ...logged(place),
    name: `executor-${env.ORDER}`,
    args: ['tools/chaos/executor.ts'],
    env: { ...compiled(place), ...env, ...(place.onLine && { VERBOSE: '1' }) },
    onWord: (word) => isExecutorWord(word) && word.tag === 'send' && onSend(),
  })
}

export const urlOf = (port: number): string => `http://127.0.0.1:${port}`

const logged = ({ onLine }: Place) => (onLine ? { onLine } : {})

/** Compiled code of a program that ended in order; the killed ones start faster from it. */
const compiled = ({ folder }: Place) => ({ NODE_COMPILE_CACHE: join(folder, 'compiled') })

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(LOOK_LIMIT_MS) })).ok
  } catch {
    // Not there yet.
    return false
  }
}
