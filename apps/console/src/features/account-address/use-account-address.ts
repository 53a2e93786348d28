import { canVisit } from '@omc/acl'
import { useLocation } from 'react-router-dom'
import { usePerson } from '../../kernel/services/use-person.ts'

const GROUPS = ['guanghe', 'sweb', 'jingdong'] as const

/**
 * Page of an account, in the group of the open screen where the person gets in; undefined for
 * people who get in nowhere.
 */
export function useAccountAddress(): (id: string) => string | undefined {
  const person = usePerson()
  const { pathname } = useLocation()
  const own = GROUPS.filter((group) => pathname.startsWith(`/${group}/`))
  return (id) =>
    [...own, ...GROUPS]
      .map((group) => `/${group}/account/${id}/edit`)
      .find((path) => person && canVisit(person, path))
}
