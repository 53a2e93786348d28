import { discard } from './discard.ts'
import { publishing } from './publishing.ts'
import { search } from './search.ts'

/** The Chinese texts of parts that come later, each with its part. */
export const laterTexts = { publishing, ...discard, ...search } as const
