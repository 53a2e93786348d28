import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { ListView } from '../../kit/list/list-view.tsx'
import { list } from '../lists/audit_events/audit-events.list.tsx'
import { useAccount } from './account-context.ts'

/** The audit trail of one account. */
export const changesOf = (id: string) => ({
  ...list,
  fixed: { subject_type: ['studio_accounts'], subject_id: [id] },
})

/** Changes of the account, with their authors. */
export function ChangesPage({ above }: { readonly above: ReactNode }) {
  const { pathname } = useLocation()
  const { id } = useAccount()
  return <ListView list={changesOf(id)} scope={{}} title={routeTitle(pathname)} above={above} />
}
