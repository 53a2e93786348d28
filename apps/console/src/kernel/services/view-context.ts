import { createContext, use } from 'react'

/** The tab of the view that a component stands in; null on pages without a tab. */
export const ViewContext = createContext<string | null>(null)

export const useViewId = (): string | null => use(ViewContext)
