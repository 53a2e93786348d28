import { canVisit } from '@omc/acl'
import { Link, type LinkProps } from '../../kernel/router/link.tsx'
import { usePerson } from '../../kernel/services/use-person.ts'
import { consoleAddress } from './console-address.ts'

type ConsoleLinkProps = Omit<LinkProps, 'to'> & {
  readonly account: Parameters<typeof consoleAddress>[0]
}

/** Leads to the publishing console of an account; nothing for people who do not get there. */
export function ConsoleLink({ account, ...link }: ConsoleLinkProps) {
  const person = usePerson()
  if (!person || !canVisit(person, '/console')) return null
  return <Link {...link} to={consoleAddress(account)} />
}
