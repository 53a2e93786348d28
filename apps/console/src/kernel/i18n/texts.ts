import type { texts as shellAndLists } from './zh/console.ts'
import type { texts as contents } from './zh/contents.ts'
import type { texts as demo } from './zh/demo.ts'
import type { texts as desk } from './zh/desk.ts'
import type { texts as first } from './zh/first.ts'
import type { texts as later } from './zh/later.ts'
import type { texts as operationWords } from './zh/operation-words.ts'
import type { texts as panels } from './zh/panels.ts'
import type { texts as runGate } from './zh/run-gate.ts'
import type { texts as signIn } from './zh/sign-in.ts'
import type { texts as sourceCode } from './zh/source-code.ts'
import type { texts as tasks } from './zh/tasks.ts'
import type { texts as views } from './zh/views.ts'

type First = typeof first & typeof signIn & typeof runGate
type Parts = typeof shellAndLists &
  typeof later &
  typeof panels &
  typeof tasks &
  typeof views &
  typeof desk &
  typeof contents &
  typeof demo &
  typeof sourceCode &
  typeof operationWords

/**
 * All texts; the Chinese ones define the keys. Those of a screen are in its folder, in
 * `<name>.zh.ts`, which adds them here.
 */
export interface Texts extends First, Parts {}
