/** Requests of the bench to a server under test, and the answers. */
export type ServerQuestion =
  /** Collects garbage, then measures the memory of the process. */
  | { readonly ask: 'weigh' }
  /** Sends one message to all clients. */
  | { readonly ask: 'send'; readonly text: string }
  /** Longest block of the event loop since the last request, ms of its own work. */
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
