import { Avatar } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { read } from '../../../kernel/data/read.ts'
import { Link } from '../../../kernel/router/link.tsx'
import { useServices } from '../../../kernel/services/services-context.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { AccountSelect } from '../ask-account.tsx'
import { figureText } from '../figure-text.ts'
import type { Place } from '../stats-place.ts'
import { useIsOpen } from '../use-is-open.ts'

type AccountHeadProps = {
  readonly place: Place
  readonly onChoose: (id: string) => void
}

/** Account of the figures, and a choice of another account. */
export function AccountHead({ place, onChoose }: AccountHeadProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const isOpen = useIsOpen()
  const [id = ''] = place.accounts
  const account = useQuery(read(sdk, 'studio_accounts.get', { id }))
  const page = `/guanghe/account/${id}/edit`
  return (
    <Loaded query={account}>
      {({ nickname, avatar, platform, mcn_name: agency, fans_count: fans }) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
          <Avatar name={nickname} src={avatar} />
          <div className="min-w-0 flex-1">
            <p title={nickname} className="truncate text-base font-semibold text-fg">
              {nickname}
            </p>
            <p className="text-xs text-fg3 tabular-nums">
              {[
                platformName(platform),
                agency || t('figures.noAgency'),
                t('figures.fans', { total: figureText(fans, 'count') }),
              ].join(' · ')}
            </p>
          </div>
          {isOpen(page) ? (
            <Link
              to={page}
              className="inline-flex min-h-(--target) items-center text-sm text-accent-fg hover:underline"
            >
              {t('figures.openAccount')}
            </Link>
          ) : null}
          <div className="w-60 max-w-full">
            <AccountSelect chosen={id} onChoose={onChoose} />
          </div>
        </div>
      )}
    </Loaded>
  )
}
