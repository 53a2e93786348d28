import { texts as list } from './list.ts'
import { texts as shell } from './shell.ts'

/** The shell and what every list shows. */
export const texts = { ...shell, ...list } as const
