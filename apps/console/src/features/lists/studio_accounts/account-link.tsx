import { i18n } from '../../../kernel/i18n/i18n.ts'
import { Link } from '../../../kernel/router/link.tsx'
import { useAccountAddress } from '../../account-address/use-account-address.ts'

/** Leads to the page of the account. */
export function AccountLink({ record }: { readonly record: { readonly id: string } }) {
  const address = useAccountAddress()(record.id)
  return address ? (
    <Link
      to={address}
      className="min-h-(--target) content-center self-start text-sm text-accent-fg hover:underline"
    >
      {i18n.t('studioAccount.open')}
    </Link>
  ) : null
}
