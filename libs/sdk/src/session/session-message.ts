import { isRecord } from '../errors/read-failure.ts'

/**
 * Message between tabs of one origin. `at` orders tokens: a later token wins, whichever message
 * comes first. A `ticket` stands where no lock decides who renews; `busy` tells its owner to wait.
 */
export type SessionMessage =
  | { readonly kind: 'ask'; readonly ticket?: number }
  | { readonly kind: 'busy'; readonly ticket: number }
  | {
      readonly kind: 'token'
      readonly token: string
      readonly at: number
      readonly opened: boolean
    }
  | { readonly kind: 'signed-out'; readonly at: number }

/** Reads a foreign message; null for anything else. */
export function parseSessionMessage(value: unknown): SessionMessage | null {
  if (!isRecord(value)) return null
  const { kind, token, at, opened, ticket } = value
  if (kind === 'ask') return typeof ticket === 'number' ? { kind, ticket } : { kind }
  if (kind === 'busy') return typeof ticket === 'number' ? { kind, ticket } : null
  if (typeof at !== 'number' || !Number.isFinite(at)) return null
  if (kind === 'signed-out') return { kind, at }
  if (kind !== 'token' || typeof token !== 'string' || token === '') return null
  return { kind, token, at, opened: opened === true }
}
