import { useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import { InstantText } from '../../kit/list/cells.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import { loginActs } from '../lists/access_accounts/login-acts.ts'

const LIST = 'access_accounts.list'

/** Logins at one time; those that ran out first. */
const SHOWN = 50

/** Logins at collecting platforms that ran out. */
export function useExpiredLogins() {
  const { sdk } = useServices()
  const may = mayRun(usePerson(), LIST)
  const query = useQuery({
    ...read(sdk, LIST, {
      'filter[expired]': true,
      sort: ['expires_at'],
      'page[size]': SHOWN,
    }),
    enabled: may,
  })
  return { ...query, areNone: !may || query.data?.total === 0 }
}

type LoginsProps = { readonly logins: ReturnType<typeof useExpiredLogins> }

/** Logins that ran out, each with what renews it. */
export function ExpiredLogins({ logins: { data, error, refetch } }: LoginsProps) {
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="expired-logins" className="flex flex-col gap-3">
      <h2 id="expired-logins" className="text-base font-semibold text-fg">
        {i18n.t('accountCheck.logins', { count: data.total })}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3">
        {data.items.map((login) => (
          <li
            key={login.id}
            className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4"
          >
            <p className="font-semibold break-words text-fg">{login.nickname}</p>
            <p className="flex flex-wrap gap-x-3 text-sm break-all text-fg3">
              {`${platformName(login.platform)} · ${login.uid}`}
              <InstantText at={login.expires_at} />
            </p>
            <RecordActs row={login} name={login.nickname} acts={loginActs} inSight={2} />
          </li>
        ))}
      </ul>
    </section>
  )
}
