import { useEffect, useId } from 'react'
import { useSnapshot } from 'valtio'
import { useShell } from './services-context.ts'

/** Marks a tab while its screen has running work, even when another tab is active. */
export function useRunningMark(id: string, isRunning: boolean): void {
  const { tabs } = useShell()
  const by = useId()
  // A tab that opens during the work is marked too.
  const isThere = useSnapshot(tabs.state).tabs.some((tab) => tab.id === id)
  useEffect(() => {
    if (!isRunning || !isThere) return undefined
    tabs.dispatch({ tag: 'marked', id, mark: { kind: 'running', by } })
    return () => tabs.dispatch({ tag: 'unmarked', id, by })
  }, [tabs, id, by, isRunning, isThere])
}
