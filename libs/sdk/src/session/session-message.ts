import { isRecord } from '../errors/read-failure.ts'

/**
 * What tabs of one origin tell each other. `at` orders tokens: a later token wins, whichever
 * message comes first.
 */
export type SessionMessage =
  | { readonly kind: 'ask' }
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
  const { kind, token, at, opened } = value
  if (kind === 'ask') return { kind }
  if (typeof at !== 'number' || !Number.isFinite(at)) return null
  if (kind === 'signed-out') return { kind, at }
  if (kind !== 'token' || typeof token !== 'string' || token === '') return null
  return { kind, token, at, opened: opened === true }
}
