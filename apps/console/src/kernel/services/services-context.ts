import type { Sdk } from '@omc/sdk'
import type { Toasts } from '@omc/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { LateErrorLog } from '../errors/late-error-log.ts'
import type { Turn } from '../page/turns.ts'
import type { Realtime } from '../realtime/create-realtime.ts'
import type { ConsoleSession } from '../session/console-session.ts'
import type { Shell } from '../shell/create-shell.ts'

/** Services for all parts of the console; created once per page. */
export type Services = {
  readonly session: ConsoleSession
  readonly sdk: Sdk
  readonly queryClient: QueryClient
  readonly toasts: Toasts
  readonly realtime: Realtime
  readonly shell: Shell
  readonly errorLog: LateErrorLog
  /** Resolves when the first screen is ready. */
  readonly firstScreen: Promise<void>
  /** Starts parts that the first screen does not need after it, one at a time. */
  readonly turn: Turn
  /** Paths in `ROUTE_RULES` that have a screen. */
  readonly built: ReadonlySet<string>
  /** The page started with the sign-in form, which the first screen replaces. */
  readonly hasSignedInHere: boolean
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('there is no ServicesContext above')
  return services
}

export const useSdk = (): Sdk => useServices().sdk
export const useShell = (): Shell => useServices().shell
export const useToasts = (): Toasts => useServices().toasts
