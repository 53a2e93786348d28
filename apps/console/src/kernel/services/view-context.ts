import { createContext, use } from 'react'

/** Id of the tab around a component; null on pages without a tab. */
export const ViewContext = createContext<string | null>(null)

export const useViewId = (): string | null => use(ViewContext)
