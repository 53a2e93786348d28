import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { dispatchTabs, tabFor } from './tabs-store.ts'

/** Every visited screen gets its tab. */
export function useTabs(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const tab = tabFor(pathname + search)
    dispatchTabs(tab ? { tag: 'visited', tab } : { tag: 'left', id: null })
  }, [pathname, search])
}
