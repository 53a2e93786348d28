import { i18n } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { useAccountAddress } from '../account-address/use-account-address.ts'

type Linked = { readonly id: string; readonly nickname: string }
type Props = { readonly account: Linked }

/** Look of a link among buttons. */
export const LINK_LOOK =
  'inline-flex min-h-[max(32px,var(--target))] shrink-0 items-center justify-center rounded-control border border-control bg-surface px-3 text-sm text-fg hover:bg-hover'

/** Leads to the login of an account; nothing for people who do not get there. */
export function LoginLink({ account: { id, nickname } }: Props) {
  const address = useAccountAddress()(id)
  return address ? (
    <Link
      to={`${address}?tab=login`}
      aria-label={i18n.t('accountHealth.loginOf', { name: nickname })}
      className={LINK_LOOK}
    >
      {i18n.t('accountHealth.login')}
    </Link>
  ) : null
}
