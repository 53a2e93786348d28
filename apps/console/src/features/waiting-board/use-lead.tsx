import { canVisit } from '@omc/acl'
import type { ReactNode } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { usePerson } from '../../kernel/services/use-person.ts'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { consoleAddress } from '../account-address/console-address.ts'
import { useAccountAddress } from '../account-address/use-account-address.ts'
import { LINK_LOOK } from '../account-health/act-links.tsx'
import { checkPassed } from '../account-health/check-passed.ts'
import type { Account } from '../account-health/health.ts'
import { CheckButton } from '../lists/studio_accounts/check-button.tsx'
import { startAgain } from '../lists/studio_accounts/start-again.ts'
import type { NextAct } from './next-act.ts'

/** Acts that are done on another screen. */
const LEADS = ['login', 'verify', 'console', 'settings', 'channel'] as const
type Lead = (typeof LEADS)[number]

type Owner = {
  readonly id: string
  readonly uid: string
  readonly platform: string
  readonly name: string
}

const CHANNELS = '/setting/team'

/**
 * What goes before the acts on an item: the act on its account, here or on another screen; null for
 * an act of the item, and for who may not.
 */
export function useLead(owner: Owner, account: Account | undefined, act: NextAct): ReactNode {
  const person = usePerson()
  const to = useLeadAddress(owner, act)
  const link = to ? <LeadLink {...to} name={owner.name} /> : null
  if (!person || !account) return link
  const { id, nickname } = account
  if (act === 'verify' && mayRun(person, checkPassed.operation) && checkPassed.isFor(account))
    return (
      <>
        {link}
        <RecordActs row={account} name={nickname} acts={[checkPassed]} inSight={1} />
      </>
    )
  if (link) return link
  if (act === 'startAgain' && mayRun(person, startAgain.operation))
    return <RecordActs row={account} name={nickname} acts={[startAgain]} inSight={1} />
  if (act === 'look' && mayRun(person, 'studio_accounts.exec_account_job'))
    return <CheckButton ids={[id]} label={i18n.t('studioAccount.check')} name={nickname} />
  return null
}

type LeadLinkProps = { readonly act: Lead; readonly to: string; readonly name: string }

function LeadLink({ act, to, name }: LeadLinkProps) {
  const lead = i18n.t(`waitingBoard.lead.${act}`)
  return (
    <Link to={to} aria-label={i18n.t('waitingBoard.leadOf', { lead, name })} className={LINK_LOOK}>
      {lead}
    </Link>
  )
}

/** Where an act is done that belongs to another screen; null for who does not get there. */
function useLeadAddress(owner: Owner, act: NextAct): { act: Lead; to: string } | null {
  const person = usePerson()
  const page = useAccountAddress()(owner.id)
  const isLead = (one: NextAct): one is Lead => LEADS.some((lead) => lead === one)
  if (!person || !isLead(act)) return null
  const opensConsole = canVisit(person, '/console')
  const setsChannels = canVisit(person, CHANNELS) && mayRun(person, 'channels.update')
  const to = {
    login: page && `${page}?tab=login`,
    settings: page && `${page}?tab=publish`,
    verify: opensConsole && consoleAddress(owner),
    console: opensConsole && consoleAddress(owner),
    channel: setsChannels && `${CHANNELS}?tab=channels`,
  }[act]
  return to ? { act, to } : null
}
