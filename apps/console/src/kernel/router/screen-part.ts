import type { Sdk } from '@omc/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Person } from '../session/person.ts'

export type AskPorts = {
  readonly sdk: Sdk
  readonly queryClient: QueryClient
  /** Person who opens the screen. */
  readonly person: Person
}

/** A screen with its first reads. */
export type ScreenPart = ComponentType & {
  /**
   * Fills the cache with the screen's first reads. Called only at the start of a page, as soon as
   * the person is known to have access. The screen repeats failed reads and shows their failures.
   */
  readonly ask?: (ports: AskPorts, query: URLSearchParams, pathname: string) => Promise<void>
  /** Loads further chunks that the screen needs at an address, before it renders. */
  readonly prepare?: (query: URLSearchParams) => Promise<unknown>
}
