import { createContext, use } from 'react'
import type { ConsoleNotices } from './create-console-notices.ts'

export const NoticesContext = createContext<ConsoleNotices | null>(null)

/** The notices of this page. */
export function useNotices(): ConsoleNotices {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('there is no NoticesContext above')
  return notices
}
