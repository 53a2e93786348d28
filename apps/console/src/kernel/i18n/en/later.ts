import { texts as accountWork } from './account-work.ts'
import { texts as deviceFacts } from './device-facts.ts'
import { texts as discard } from './discard.ts'
import { texts as publishing } from './publishing.ts'
import { texts as search } from './search.ts'

/** Texts shared by all screens: runs, search, the confirmation for unsaved edits. */
export const texts = {
  ...publishing,
  ...accountWork,
  ...deviceFacts,
  ...discard,
  ...search,
} as const
