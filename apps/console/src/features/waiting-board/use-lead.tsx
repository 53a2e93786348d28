import type { ReactNode } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { CheckLink, LoginLink } from '../account-health/act-links.tsx'
import type { Account } from '../account-health/health.ts'
import { CheckButton } from '../lists/studio_accounts/check-button.tsx'
import { startAgain } from '../lists/studio_accounts/start-again.ts'
import type { NextAct } from './next-act.ts'

/** What goes before the acts on an item: the act on its stopped account; null where there is none. */
export function useLead(act: NextAct, account: Account | undefined): ReactNode {
  const person = usePerson()
  if (!account || !person) return null
  const { id, nickname } = account
  if (act === 'login') return <LoginLink account={account} />
  if (act === 'verify') return <CheckLink account={account} />
  if (act === 'startAgain' && mayRun(person, startAgain.operation))
    return <RecordActs row={account} name={nickname} acts={[startAgain]} inSight={1} />
  if (act === 'look' && mayRun(person, 'studio_accounts.exec_account_job'))
    return <CheckButton ids={[id]} label={i18n.t('studioAccount.check')} name={nickname} />
  return null
}
