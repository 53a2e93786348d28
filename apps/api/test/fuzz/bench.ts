import type { InjectOptions } from 'fastify'
import type { Caller, TestApp } from '../support.ts'
import type { Judge } from './judge-answer.ts'
import type { World } from './world.ts'
import type { WriteLog } from './write-log.ts'

/** One server, and who calls it. */
export interface Bench {
  t: TestApp
  caller: Caller
  world: World
  judge: Judge
  writes: WriteLog
}

export interface Finding {
  operation: string
  kind:
    | 'broken server'
    | 'schema'
    | 'slow'
    | 'audit'
    | 'changed by a read'
    | 'not refused'
    | 'not prepared'
  text: string
  /** Request as it was sent, to send it again. */
  request: unknown
}

/** Nothing takes longer. */
export const SLOW_MS = 5000

/** Whether an answer may leave attributes out, because only some were asked for. */
export const isSparse = ({ query }: InjectOptions) =>
  typeof query === 'object' && Object.keys(query).some((name) => name.startsWith('fields['))
