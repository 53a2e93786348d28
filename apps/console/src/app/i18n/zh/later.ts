import { publishing } from './publishing.ts'

/** The Chinese texts of parts that come later, each with its part. */
export const laterTexts = { publishing } as const
