import { i18n } from '../../../kernel/i18n/i18n.ts'
import { ConsoleLink } from '../../account-address/console-link.tsx'
import { AccountLink } from './account-link.tsx'

type LinksProps = {
  readonly record: { readonly id: string; readonly uid?: string; readonly platform?: string }
}

/** Lead to the page of the account and to its publishing console. */
export const AccountLinks = ({ record: { uid, ...record } }: LinksProps) => (
  <nav aria-label={i18n.t('accountToday.places')} className="flex flex-wrap gap-x-6 empty:hidden">
    <AccountLink record={record} />
    {uid === undefined ? null : (
      <ConsoleLink
        account={{ uid, platform: record.platform }}
        className="min-h-(--target) content-center text-sm text-accent-fg hover:underline"
      >
        {i18n.t('studioAccount.console')}
      </ConsoleLink>
    )}
  </nav>
)
