import { Button, Combobox, CopyButton, Field, Skeleton, Switch } from '@omc/ui'
import { Shuffle } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { Failure } from '../../../kit/failure.tsx'
import { useRecordOptions } from '../../../kit/list/filters/use-record-options.tsx'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import { useRecordTeams } from '../../../kit/of-records.tsx'
import { SidePanel } from '../../../kit/side-panel.tsx'
import { ShownParams } from './publish-params.tsx'
import { lacksAccount, usePublishParams, type Wish } from './use-publish-params.ts'

const ACCOUNTS = { options: 'studio_accounts.get_select', take: 'uid' } as const

type Content = { readonly id: string; readonly title: string }

/** What a content would send to the channel, to look at and to copy. */
export function ParamsPanel({ row, onClose }: RowPanelProps<Content>) {
  const { wish, ask, params, error, isPending } = usePublishParams(row.id)
  return (
    <SidePanel
      onClose={onClose}
      size="lg"
      title={i18n.t('publishParams.title', { title: row.title })}
      description={i18n.t('publishParams.hint')}
      footer={
        <>
          <Button
            icon={<Shuffle size={14} aria-hidden />}
            disabled={!params}
            isLoading={isPending}
            onClick={() => ask(wish)}
          >
            {i18n.t('publishParams.redraw')}
          </Button>
          <CopyButton
            variant="primary"
            disabled={!params || isPending}
            label={i18n.t('publishParams.copy')}
            doneLabel={i18n.t('publishParams.copied')}
            text={params ? JSON.stringify(params, null, 2) : ''}
          />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Wishes wish={wish} onChange={ask} />
        <section aria-label={i18n.t('publishParams.result')} aria-busy={isPending}>
          {error && wish.uid === '' && lacksAccount(error) ? (
            <p role="alert" className="text-sm text-warning-fg">
              {i18n.t('publishParams.noAccount')}
            </p>
          ) : error ? (
            <Failure error={error} onRetry={() => ask(wish)} />
          ) : params ? (
            <ShownParams params={params} />
          ) : (
            <Skeleton lines={8} />
          )}
        </section>
      </div>
    </SidePanel>
  )
}

type WishesProps = { readonly wish: Wish; readonly onChange: (wish: Wish) => void }

/** The account, and how it is published; each change puts the parameters together again. */
function Wishes({ wish, onChange }: WishesProps) {
  const values = wish.uid === '' ? [] : [wish.uid]
  const accounts = useRecordOptions(ACCOUNTS, { teams: useRecordTeams(), values })
  const label = i18n.t('publishParams.account')
  return (
    <div className="flex flex-col gap-3">
      <Field label={label}>
        <Combobox
          {...accounts}
          label={label}
          placeholder={i18n.t('publishParams.own')}
          isClearable
          values={values}
          onValuesChange={([uid = '']) => onChange({ ...wish, uid })}
        />
      </Field>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Switch
          label={i18n.t('publishParams.draft')}
          checked={wish.draft}
          onCheckedChange={(draft) => onChange({ ...wish, draft })}
        />
        <Switch
          label={i18n.t('publishParams.activity')}
          checked={wish.activity}
          onCheckedChange={(activity) => onChange({ ...wish, activity })}
        />
      </div>
    </div>
  )
}
