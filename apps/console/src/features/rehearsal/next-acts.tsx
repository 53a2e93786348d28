import { canVisit } from '@omc/acl'
import type { NextAct, RehearsedItem } from '@omc/publisher/rehearsal'
import { Button } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { consoleAddress } from '../account-address/console-address.ts'
import { useAccountAddress } from '../account-address/use-account-address.ts'
import { useEdit } from '../content-editor/use-edit.ts'
import type { RehearsalSource } from './sources.ts'

type NextActsProps = {
  readonly one: RehearsedItem
  readonly title: string
  readonly editor: RehearsalSource['editor']
}

type Shown = Exclude<NextAct, 'none'>

const isActive = (act: NextAct): act is Shown => act !== 'none'

/** What to do about the problems of an item, each act once; none for people who may not. */
export function NextActs({ one, title, editor }: NextActsProps) {
  const acts = [...new Set(one.faults.map(({ next }) => next).filter(isActive))]
  const addressOf = useAddresses(one)
  const { setEdited } = useEdit()
  const mayEdit = mayRun(usePerson(), `${editor}.update`)
  const named = (act: Shown) =>
    i18n.t('rehearsal.nextOf', { act: i18n.t(`rehearsal.next.${act}`), title })
  const isThere = (act: Shown) => (act === 'edit' ? mayEdit : addressOf(act) !== undefined)
  const shown = acts.filter(isThere)
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map((act) =>
        act === 'edit' ? (
          <Button
            key={act}
            size="sm"
            aria-label={named(act)}
            onClick={() => setEdited({ resource: editor, id: one.item.id })}
          >
            {i18n.t('rehearsal.next.edit')}
          </Button>
        ) : (
          <Link key={act} to={addressOf(act) ?? ''} aria-label={named(act)} className={LINK}>
            {i18n.t(`rehearsal.next.${act}`)}
          </Link>
        ),
      )}
    </div>
  )
}

/** Look of a link among buttons. */
export const LINK =
  'inline-flex min-h-[max(28px,var(--target))] items-center rounded-control border border-control bg-surface px-2.5 text-xs text-fg hover:bg-hover'

/** Desks of attempts, in the order of their groups. */
const DESKS = ['/carry/publish/list', '/guanghe/publish/list', '/console']

const CHANNELS = '/setting/team'

/** Where an act is done; undefined for people who do not get there. */
function useAddresses({
  item,
}: RehearsedItem): (act: Exclude<Shown, 'edit'>) => string | undefined {
  const person = usePerson()
  const accountAddress = useAccountAddress()
  const page = item.accountId === null ? undefined : accountAddress(item.accountId)
  const may = (path: string) => person !== null && canVisit(person, path)
  return (act) => {
    if (act === 'login') return page && `${page}?tab=login`
    if (act === 'account') return page && `${page}?tab=publish`
    if (act === 'console')
      return may('/console') ? consoleAddress({ uid: item.uid, platform: item.channel }) : undefined
    if (act === 'channel')
      return may(CHANNELS) && mayRun(person, 'channels.update')
        ? `${CHANNELS}?tab=channels`
        : undefined
    const desk = DESKS.find(may)
    return desk && `${desk}?tab=attempts`
  }
}
