import { i18n } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { ConsoleLink } from '../account-address/console-link.tsx'
import { useAccountAddress } from '../account-address/use-account-address.ts'

type Linked = { readonly id: string; readonly uid: string; readonly nickname: string }
type Props = { readonly account: Linked }

const LOOK =
  'inline-flex min-h-[max(32px,var(--target))] shrink-0 items-center justify-center rounded-control border border-control bg-surface px-3 text-sm text-fg hover:bg-hover'

/** Leads to the login of an account; nothing for people who do not get there. */
export function LoginLink({ account: { id, nickname } }: Props) {
  const address = useAccountAddress()(id)
  return address ? (
    <Link
      to={`${address}?tab=login`}
      aria-label={i18n.t('accountHealth.loginOf', { name: nickname })}
      className={LOOK}
    >
      {i18n.t('accountHealth.login')}
    </Link>
  ) : null
}

/** Leads to the creator page of an account, where a check of the channel is passed. */
export const CheckLink = ({ account: { uid, nickname } }: Props) => (
  <ConsoleLink
    uid={uid}
    aria-label={i18n.t('accountHealth.verifyOf', { name: nickname })}
    className={LOOK}
  >
    {i18n.t('accountHealth.verify')}
  </ConsoleLink>
)
