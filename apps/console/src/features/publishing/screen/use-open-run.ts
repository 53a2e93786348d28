import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../../kernel/services/services-context.ts'
import { useRegistry, useRuns } from '../host/registry-store.ts'
import type { AccountRun } from '../run/account-run.ts'

/**
 * Run of an account: opened if there is room, and connected if the person may run it.
 *
 * @param account key of it; null for none
 * @param beside  accounts on the same screen, which stay open
 */
export function useOpenRun(
  account: string | null,
  mayRun: boolean,
  beside: readonly string[] = [],
): AccountRun | null {
  const { t } = useTranslation()
  const toasts = useToasts()
  const registry = useRegistry()
  const run = useRuns(registry).find((open) => open.key === account) ?? null
  const besideText = beside.join()
  useEffect(() => {
    if (!registry || account === null || run) return
    const opened = registry.open(account, besideText.split(','))
    if (!opened) toasts.show({ key: 'no-room', tone: 'warning', title: t('publishing.noRoom') })
  }, [registry, account, run, besideText, toasts, t])

  useEffect(() => {
    if (run && mayRun && run.state.link.tag === 'offline') void run.connect()
    else if (run && !mayRun) run.look()
  }, [run, mayRun])

  return run
}
