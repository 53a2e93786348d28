import { useEffect, useId } from 'react'
import { useSnapshot } from 'valtio'
import { useShell } from './services-context.ts'

/** Shows on a tab that work of its screen is under way, also while another is looked at. */
export function useRunningMark(id: string, isRunning: boolean): void {
  const { tabs } = useShell()
  const by = useId()
  // A tab that is opened while the work is under way is marked as well.
  const isThere = useSnapshot(tabs.state).tabs.some((tab) => tab.id === id)
  useEffect(() => {
    if (!isRunning || !isThere) return undefined
    tabs.dispatch({ tag: 'marked', id, mark: { kind: 'running', by } })
    return () => tabs.dispatch({ tag: 'unmarked', id, by })
  }, [tabs, id, by, isRunning, isThere])
}
