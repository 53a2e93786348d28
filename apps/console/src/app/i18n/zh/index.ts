import { auth } from './auth.ts'
import { home } from './home.ts'
import { list } from './list.ts'
import { publishing } from './publishing.ts'
import { shell } from './shell.ts'

/** Every Chinese text of the console. */
export const zh = { ...shell, ...auth, ...home, ...list, publishing } as const
