import type { SessionMessage } from './session-message.ts'

/** The part of `Storage` a session uses. */
export interface SessionStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Reaches the other tabs of the same origin, never the sender itself. */
export interface SessionChannel {
  post(message: SessionMessage): void
  /** @returns stops listening */
  listen(receive: (message: unknown) => void): () => void
  /** Whether surely nobody hears: then nobody is waited for. Left out: somebody may. Never rejects. */
  isAlone?(): Promise<boolean>
}

/** One holder at a time over all tabs; a tab that dies holds nothing any more. */
export interface SessionLocks {
  /** Rejects when the signal aborts before the lock is held; then `task` has not been called. */
  run<T>(name: string, signal: AbortSignal, task: () => Promise<T>): Promise<T>
}

/** Calls back whenever the network is there again. @returns stops listening */
export type SessionOnline = (run: () => void) => () => void
