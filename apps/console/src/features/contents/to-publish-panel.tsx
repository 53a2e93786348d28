import type { Result } from '@omc/sdk'
import {
  Avatar,
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  ErrorState,
  Input,
  RadioGroup,
  Skeleton,
} from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '../../kernel/data/read.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { useBatch } from '../../kit/list/acts/use-batch.ts'
import type { BulkPanelProps } from '../../kit/list/list-acts.ts'
import type { ListRow } from '../../kit/list/list-names.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { RehearseContents } from '../rehearsal/rehearse-contents.tsx'

const OPERATION = 'carry_contents.batch_to_publish'

type Row = ListRow & { readonly assigned_account_id?: string | null }

/**
 * Puts the rows into the publishing queue of one account; that to which all of them are assigned is
 * chosen at first.
 *
 * @source resources document §7
 */
export function ToPublishPanel(props: BulkPanelProps<Row>) {
  const { onClose } = props
  const { t } = useTranslation()
  const { count, isSending, send } = useBatch(OPERATION, props)
  const assigned = useAssigned(props)
  const [chosen, setChosen] = useState<Account>()
  const account = chosen ?? assigned
  const [flags, setFlags] = useState<PublishFlags>({ draft: false, activity: false })
  const [isRehearsing, setRehearsing] = useState(false)
  const run = () => {
    if (!account) return
    // Two platforms may use one uid.
    const { uid, platform } = account
    send(
      (rows) => ({
        ids: rows.map(({ id }) => id),
        uid,
        platform,
        ...flags,
      }),
      (done) => t('rows.queued', { count: done }),
    )
  }
  if (isRehearsing && account) {
    const target = targetOf(account, flags)
    return <RehearseContents {...props} target={target} onClose={() => setRehearsing(false)} />
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('contentPanel.toPublishTitle', { count })}
      description={t('contentPanel.toPublishHint')}
      closeLabel={t('act.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button disabled={!account} onClick={() => setRehearsing(true)}>
            {t('contentPanel.rehearse')}
          </Button>
          <Button variant="primary" disabled={!account} isLoading={isSending} onClick={run}>
            {flags.draft
              ? t('contentPanel.toPublishDraft', { count })
              : t('contentPanel.toPublishConfirm', { count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <AccountChoices chosen={account?.id} first={assigned} onChoose={setChosen} />
        <Flags flags={flags} onChange={setFlags} />
      </div>
    </Dialog>
  )
}

type Account = Result<'studio_accounts.get_select'>[number]

type PublishFlags = { readonly draft: boolean; readonly activity: boolean }

type FlagsProps = {
  readonly flags: PublishFlags
  readonly onChange: (next: PublishFlags) => void
}

/** How the contents are published; the two are independent of each other. */
function Flags({ flags, onChange }: FlagsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      <Checkbox
        label={t('contentPanel.draft')}
        checked={flags.draft}
        onCheckedChange={(draft) => onChange({ ...flags, draft })}
      />
      <Checkbox
        label={t('contentPanel.activity')}
        checked={flags.activity}
        onCheckedChange={(activity) => onChange({ ...flags, activity })}
      />
    </div>
  )
}

const targetOf = ({ id: accountId, uid, platform: channel }: Account, flags: PublishFlags) => ({
  accountId,
  uid,
  channel,
  ...flags,
})

/** The account to which all rows are assigned; rows beyond the page are not known. */
function useAssigned({ rows, many }: Pick<BulkPanelProps<Row>, 'rows' | 'many'>) {
  const ids = new Set(rows.map(({ assigned_account_id: id }) => id ?? null))
  const [id] = ids
  const isOne = !many && ids.size === 1 && typeof id === 'string'
  const { data } = useQuery({
    ...read(useSdk(), 'studio_accounts.get_select', {}),
    enabled: isOne,
  })
  return isOne ? data?.find((account) => account.id === id) : undefined
}

type AccountChoicesProps = {
  /** Id of the chosen account. */
  readonly chosen: string | undefined
  /** Stands above the others. */
  readonly first: Account | undefined
  readonly onChoose: (account: Account) => void
}

function AccountChoices({ chosen, first, onChoose }: AccountChoicesProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const accounts = useQuery(
    read(useSdk(), 'studio_accounts.get_select', wanted ? { search: wanted } : {}),
  )
  return (
    <>
      <Input
        type="search"
        aria-label={t('contentPanel.searchAccount')}
        placeholder={t('contentPanel.searchAccount')}
        startSlot={<Search size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div
        aria-busy={accounts.isPending}
        className="h-64 overflow-y-auto rounded-control border border-line p-1"
      >
        {accounts.isPending ? <Skeleton lines={5} className="h-10" /> : null}
        {accounts.isError ? (
          <ErrorState
            message={errorText(accounts.error, currentLanguage())}
            retry={{ label: t('act.retry'), onRetry: () => void accounts.refetch() }}
          />
        ) : null}
        {accounts.data?.length === 0 ? (
          <EmptyState
            title={t('contentPanel.noAccount')}
            description={t('contentPanel.noAccountHint')}
          />
        ) : (
          <AccountRadios
            accounts={inOrder(accounts.data ?? [], first)}
            chosen={chosen}
            first={first}
            onChoose={onChoose}
          />
        )}
      </div>
    </>
  )
}

const inOrder = (accounts: readonly Account[], first: Account | undefined): readonly Account[] => [
  ...accounts.filter(({ id }) => id === first?.id),
  ...accounts.filter(({ id }) => id !== first?.id),
]

type AccountRadiosProps = AccountChoicesProps & { readonly accounts: readonly Account[] }

function AccountRadios({ accounts, chosen, first, onChoose }: AccountRadiosProps) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      label={t('contentPanel.account')}
      isLabelHidden
      look="rows"
      options={accounts.map((account) => ({
        value: account.id,
        label: (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={account.label} src={account.avatar} size={28} />
            <span title={account.label} className="min-w-0 flex-1 truncate">
              {account.label}
            </span>
            {account.id === first?.id ? <AssignedMark /> : null}
          </span>
        ),
        aside: platformName(account.platform),
      }))}
      value={chosen ?? null}
      onValueChange={(id) => {
        const account = accounts.find((one) => one.id === id)
        if (account) onChoose(account)
      }}
    />
  )
}

function AssignedMark() {
  const { t } = useTranslation()
  return (
    <span className="rounded-chip bg-accent-soft px-2 py-0.5 text-xs text-accent-fg">
      {t('contentPanel.assigned')}
    </span>
  )
}
