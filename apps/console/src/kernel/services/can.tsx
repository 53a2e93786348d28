import type { Permission } from '@omc/acl'
import type { ReactNode } from 'react'
import { useCan } from './use-person.ts'

/** Renders its children if the person may. @source console spec §5, permission directive */
export function Can({ may, children }: { may: Permission; children: ReactNode }) {
  return useCan(may) ? children : null
}
