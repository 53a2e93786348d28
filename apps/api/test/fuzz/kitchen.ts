import type { Operation } from '../../src/jsonapi/operation.ts'
import type { Caller, TestApp } from '../support.ts'
import type { Random } from './random.ts'
import type { SampledCall } from './sample-call.ts'
import type { World } from './world.ts'

/** Tools of a recipe. */
export interface Kitchen {
  t: TestApp
  caller: Caller
  world: World
  random: Random
  operation: Operation
  /** Different for each run. */
  serial: number
  /** The call as it was sampled. */
  call: SampledCall
  /** A new row, of the operation's resource or of another; gives its id. */
  makeRow: (type?: string) => Promise<string>
}

/** Parts that replace the sampled ones. An attribute set to undefined is left out. */
export interface Prepared {
  id?: string | number
  attributes?: Record<string, unknown>
  query?: Record<string, string>
  /** The query is given whole: nothing of the sampled one stays. */
  wholeQuery?: true
  headers?: Record<string, string>
  caller?: Caller
}

/** Makes the state in which an operation succeeds, and says what the call must carry. */
export type Recipe = (kitchen: Kitchen) => Promise<Prepared> | Prepared
