import { canVisit } from '@omc/acl'
import { Link, type LinkProps } from '../../kernel/router/link.tsx'
import { usePerson } from '../../kernel/services/use-person.ts'
import { consoleAddress } from './console-address.ts'

type ConsoleLinkProps = Omit<LinkProps, 'to'> & { readonly uid: string }

/** Leads to the publishing console of an account; nothing for people who do not get there. */
export function ConsoleLink({ uid, ...link }: ConsoleLinkProps) {
  const person = usePerson()
  return person && canVisit(person, '/console') ? <Link {...link} to={consoleAddress(uid)} /> : null
}
