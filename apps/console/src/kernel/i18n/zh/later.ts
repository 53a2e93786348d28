import { texts as discard } from './discard.ts'
import { texts as publishing } from './publishing.ts'
import { texts as search } from './search.ts'

/** What goes on beside every screen: runs, search, the question about unsaved edits. */
export const texts = { ...publishing, ...discard, ...search } as const
