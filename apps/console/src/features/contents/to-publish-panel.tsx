import { Avatar, Button, Checkbox, Dialog, EmptyState, ErrorState, Input, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '../../app/data/read.ts'
import { useWrite } from '../../app/data/use-write.ts'
import { errorText } from '../../app/errors/error-text.ts'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import { useSdk } from '../../app/services-context.ts'
import { useBatchNews } from '../../kit/list/batch-news.ts'
import type { BulkPanelProps, ListRow } from '../../kit/list/list-definition.ts'
import { platformName } from '../../kit/list/platform-name.ts'

const OPERATION = 'carry_contents.batch_to_publish'

/** Puts the rows into the publishing queue of one account. @source resources document §7 */
export function ToPublishPanel({ rows, onClose, onDone }: BulkPanelProps<ListRow>) {
  const { t } = useTranslation()
  const sdk = useSdk()
  const send = useWrite(sdk, OPERATION)
  const tell = useBatchNews(OPERATION)
  const [uid, setUid] = useState('')
  const [isDraft, setDraft] = useState(false)
  const [isActivity, setActivity] = useState(false)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const accounts = useQuery(
    read(sdk, 'studio_accounts.get_select', wanted ? { search: wanted } : {}),
  )
  const run = () =>
    send.mutate(
      { ids: rows.map(({ id }) => id), uid, draft: isDraft, activity: isActivity },
      {
        onSuccess: (result) => {
          if (result.failed.length === 0)
            tell(result, t('rows.queued', { count: result.succeeded.length }))
          onDone(result)
        },
      },
    )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('contentPanel.toPublishTitle', { count: rows.length })}
      description={t('contentPanel.toPublishHint')}
      closeLabel={t('act.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button variant="primary" disabled={uid === ''} isLoading={send.isPending} onClick={run}>
            {isDraft
              ? t('contentPanel.toPublishDraft', { count: rows.length })
              : t('contentPanel.toPublishConfirm', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Input
          type="search"
          aria-label={t('contentPanel.searchAccount')}
          placeholder={t('contentPanel.searchAccount')}
          startSlot={<Search size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <fieldset
          aria-busy={accounts.isPending}
          className="flex h-64 flex-col gap-1 overflow-y-auto rounded-control border border-line p-1"
        >
          <legend className="sr-only">{t('contentPanel.account')}</legend>
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
          ) : null}
          {accounts.data?.map((account) => (
            <label
              key={account.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-hover has-checked:bg-accent-soft has-checked:text-accent-fg"
            >
              <input
                type="radio"
                name="account"
                value={account.uid}
                checked={uid === account.uid}
                onChange={() => setUid(account.uid)}
                className="size-4 accent-(--accent)"
              />
              <Avatar name={account.label} src={account.avatar} size={28} />
              <span className="min-w-0 flex-1 truncate text-sm">{account.label}</span>
              <span className="text-xs text-fg3">{platformName(account.platform)}</span>
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <Checkbox label={t('contentPanel.draft')} checked={isDraft} onCheckedChange={setDraft} />
          <Checkbox
            label={t('contentPanel.activity')}
            checked={isActivity}
            onCheckedChange={setActivity}
          />
        </div>
      </div>
    </Dialog>
  )
}
