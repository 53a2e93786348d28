import type { ReactNode } from 'react'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { ListView } from '../../kit/list/list-view.tsx'
import { list } from '../lists/audit_events/audit-events.list.tsx'
import { VerifyTrail } from './verify-trail.tsx'

/** Acts of the people of the team, and the proof that their record is complete. */
export function AuditPage({ above }: { readonly above: ReactNode }) {
  return (
    <ListView
      list={list}
      scope={{}}
      title={routeTitle('/setting/team')}
      above={
        <>
          {above}
          <VerifyTrail />
        </>
      }
    />
  )
}
