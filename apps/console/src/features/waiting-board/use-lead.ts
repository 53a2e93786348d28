import { canVisit } from '@omc/acl'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { consoleAddress } from '../account-address/console-address.ts'
import { useAccountAddress } from '../account-address/use-account-address.ts'
import type { NextAct } from './next-act.ts'

/** Acts that are done on another screen. */
const LEADS = ['login', 'verify', 'console', 'settings', 'channel'] as const
export type Lead = (typeof LEADS)[number]

type Owner = { readonly id: string; readonly uid: string }

const CHANNELS = '/setting/team'

/** Where the next act of an account is done; null for an act of the row, and for who does not get there. */
export function useLead({ id, uid }: Owner, act: NextAct): { act: Lead; to: string } | null {
  const person = usePerson()
  const page = useAccountAddress()(id)
  const isLead = (one: NextAct): one is Lead => LEADS.some((lead) => lead === one)
  if (!person || !isLead(act)) return null
  const opensConsole = canVisit(person, '/console')
  const setsChannels = canVisit(person, CHANNELS) && mayRun(person, 'channels.update')
  const to = {
    login: page && `${page}?tab=login`,
    settings: page && `${page}?tab=publish`,
    verify: opensConsole && consoleAddress(uid),
    console: opensConsole && consoleAddress(uid),
    channel: setsChannels && `${CHANNELS}?tab=channels`,
  }[act]
  return to ? { act, to } : null
}
