import { createContext } from 'react'
import type { EntryAccess } from './chat-context.ts'

/** Where the entry box reports its caret; null = it has gone. */
export const EntryAccessContext = createContext<(access: EntryAccess | null) => void>(() => {})
