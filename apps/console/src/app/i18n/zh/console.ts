import { auth } from './auth.ts'
import { home } from './home.ts'
import { list } from './list.ts'
import { shell } from './shell.ts'

/** The Chinese texts of the console after sign-in. */
export const consoleTexts = { ...shell, ...auth, ...home, ...list } as const
