/** Answers requested before the console has loaded, by request key. */
export type EarlyAnswers = Map<string, Promise<Response>>

declare global {
  interface Window {
    /** Written by `ahead.ts`, used up by the console. */
    omcEarly?: EarlyAnswers
  }
}

/** Accept header of the SDK's reads of documents; files and streams have others. */
export const ACCEPT = 'application/vnd.api+json, application/json'

/** Key of a request: its authorization and its address. */
export const questionOf = (url: string, authorization = ''): string => `${authorization} ${url}`
