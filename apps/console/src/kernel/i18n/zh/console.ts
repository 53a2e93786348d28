import { texts as list } from './list.ts'
import { texts as shell } from './shell.ts'

/** Texts of the shell and of all lists. */
export const texts = { ...shell, ...list } as const
