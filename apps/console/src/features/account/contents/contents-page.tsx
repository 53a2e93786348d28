import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { RecordActs } from '../../../kit/list/acts/record-acts.tsx'
import { ListView } from '../../../kit/list/list-view.tsx'
import { list } from '../../lists/studio_contents/studio-contents.list.tsx'
import { useAccount } from '../account-context.ts'
import { contentActs } from './content-acts.ts'

/** Contents of the account, below the acts on all of them. */
export function ContentsPage({ above }: { readonly above: ReactNode }) {
  const { pathname } = useLocation()
  const account = useAccount()
  return (
    <ListView
      list={list}
      scope={{ account: [account.id] }}
      title={routeTitle(pathname)}
      above={
        <>
          {above}
          <RecordActs row={account} name={account.nickname} acts={contentActs} inSight={4} />
        </>
      }
    />
  )
}
