import { auth } from './auth.ts'
import { home } from './home.ts'
import { list } from './list.ts'
import { publishing } from './publishing.ts'
import { shell } from './shell.ts'
import type { Texts, Translated } from '../texts.ts'

/** Every English text of the console. */
export const en: Translated<Texts> = { ...shell, ...auth, ...home, ...list, publishing }
