import type { Texts, Translated } from '../texts.ts'
import { auth } from './auth.ts'
import { demoTexts } from './demo.ts'
import { discard } from './discard.ts'
import { entry } from './entry.ts'
import { errorLog } from './error-log.ts'
import { first } from './first.ts'
import { home } from './home.ts'
import { list } from './list.ts'
import { panels } from './panels.ts'
import { publishing } from './publishing.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

/** Every English text; the compiler sees that none is missing. */
export const en: Translated<Texts> = {
  ...first,
  ...entry,
  ...shell,
  ...auth,
  ...home,
  ...list,
  ...panels,
  publishing,
  ...discard,
  ...errorLog,
  ...search,
  ...demoTexts,
}
