import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reason } from './score.ts'

/** Mutants that may survive, each with a reason written by a person. */
export const readReasons = (): Reason[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'reasons.json'), 'utf8')) as Reason[]
