import type { texts as callback } from './zh/callback.ts'
import type { texts as shellAndLists } from './zh/console.ts'
import type { texts as contents } from './zh/contents.ts'
import type { texts as demo } from './zh/demo.ts'
import type { texts as first } from './zh/first.ts'
import type { texts as gate } from './zh/gate.ts'
import type { texts as home } from './zh/home.ts'
import type { texts as later } from './zh/later.ts'
import type { texts as panels } from './zh/panels.ts'
import type { texts as password } from './zh/password.ts'
import type { texts as plugin } from './zh/plugin.ts'
import type { texts as publishes } from './zh/publishes.ts'
import type { texts as register } from './zh/register.ts'
import type { texts as runGate } from './zh/run-gate.ts'
import type { texts as signIn } from './zh/sign-in.ts'
import type { texts as sourceCode } from './zh/source-code.ts'
import type { texts as users } from './zh/users.ts'

type First = typeof first
type Parts = typeof shellAndLists & typeof later & typeof panels & typeof demo
type Entry = typeof signIn & typeof register & typeof callback & typeof runGate
type Screens = typeof home & typeof gate & typeof password & typeof plugin & typeof sourceCode
type Lists = typeof contents & typeof publishes & typeof users

/** All texts; the Chinese ones say which there are. */
export interface Texts extends First, Parts, Entry, Screens, Lists {}
