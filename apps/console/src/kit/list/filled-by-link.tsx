import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { parseLocation } from '../../kernel/router/address.ts'
import { Link } from '../../kernel/router/link.tsx'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { isOpen } from '../is-open.ts'

type FilledByLinkProps = {
  /** Addresses of screens, the widest first. */
  readonly addresses: readonly string[]
}

/** Link to the screen that fills a list: of the own group if it is open, else the first that is. */
export function FilledByLink({ addresses }: FilledByLinkProps) {
  const { t } = useTranslation()
  const { built } = useServices()
  const person = usePerson()
  const here = groupOf(useLocation().pathname)
  if (person === null) return null
  const open = addresses.filter((address) =>
    isOpen(parseLocation(address).pathname, { person, built }),
  )
  const to = open.find((address) => groupOf(address) === here) ?? open[0]
  return to === undefined ? null : (
    <Link
      to={to}
      className="inline-flex min-h-[max(28px,var(--target))] items-center rounded-control bg-subtle px-2.5 text-sm text-accent-fg hover:bg-hover"
    >
      {t('listPart.open', { screen: routeTitle(parseLocation(to).pathname) })}
    </Link>
  )
}

/** Menu group of an address. */
const groupOf = (address: string): string => parseLocation(address).pathname.split('/')[1] ?? ''
