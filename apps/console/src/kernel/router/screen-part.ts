import type { Sdk } from '@omc/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export type AskPorts = { readonly sdk: Sdk; readonly queryClient: QueryClient }

/** A screen, and what it asks the server for first. */
export type ScreenPart = ComponentType & {
  /**
   * Fills the cache with what the screen will look for once it is drawn. Asked at the start of a
   * page only, as soon as it is known that the person may see the screen. A failure is the screen's
   * to tell: it asks again.
   */
  readonly ask?: (ports: AskPorts, query: URLSearchParams, pathname: string) => Promise<void>
  /** Loads what else of the program the screen draws at an address, before it is drawn. */
  readonly prepare?: (query: URLSearchParams) => Promise<unknown>
}
