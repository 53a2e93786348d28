/** What the bench asks of a server under test, and what it answers. */
export type ServerQuestion =
  /** Clears the heap away and weighs the process. */
  | { readonly ask: 'weigh' }
  /** Sends one message to everybody. */
  | { readonly ask: 'send'; readonly text: string }
  /** The longest hold of the event loop since it was asked last, ms of its own work. */
  | { readonly ask: 'hold' }

export type ServerAnswer =
  | { readonly tag: 'listening'; readonly port: number }
  | { readonly tag: 'weighed'; readonly heapBytes: number; readonly residentBytes: number }
  | { readonly tag: 'sent' }
  | { readonly tag: 'held'; readonly holdMs: number }

export const IDENTIFIERS = [
  JSON.stringify({ channel: 'NotificationsChannel' }),
  JSON.stringify({ channel: 'EventsChannel' }),
] as const
