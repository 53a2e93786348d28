import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reason } from './score.ts'

/** Mutants that may live, each with why; a person wrote them down. */
export const readReasons = (): Reason[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'reasons.json'), 'utf8')) as Reason[]
