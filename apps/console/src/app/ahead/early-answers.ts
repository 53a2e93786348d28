/** Answers that were asked for before the console was there, by what was asked. */
export type EarlyAnswers = Map<string, Promise<Response>>

declare global {
  interface Window {
    /** Written by `ahead.ts`, used up by the console. */
    omcEarly?: EarlyAnswers
  }
}

/** What the SDK accepts of a read; files and streams are no documents. */
export const ACCEPT = 'application/vnd.api+json, application/json'

/** Names a question: the address, and in whose name. */
export const questionOf = (url: string, authorization = ''): string => `${authorization} ${url}`
