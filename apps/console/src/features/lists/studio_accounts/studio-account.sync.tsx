import { CHANNELS } from '@omc/core'
import { sync_info } from '@omc/sdk/forms/studio_accounts'
import { Button, Dialog, Progress } from '@omc/ui'
import { useRef, useState } from 'react'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { errorText, refusalText, type Refusal } from '../../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import type { PagePanelProps } from '../../../kit/list/list-acts.ts'
import { readPages, type ReadPages } from './read-pages.ts'

export const SyncInfoPanel = newPanel(
  defineForm(sync_info, {
    title: () => i18n.t('studioAccount.add'),
    intro: () => i18n.t('accountSync.addHint'),
    inputs: ['platform', 'uid', 'nickname', 'avatar', 'secret', 'cookies', 'expires_at'],
    controls: { platform: platformChoice(CHANNELS) },
    saved: ({ nickname }) => i18n.t('accountSync.added', { name: nickname }),
  }),
)

const NONE: ReadPages<Refusal> = { read: 0, total: null, failed: [] }

/** Reads all accounts of the daorc login, page by page; closing the dialog stops it. */
export function SyncDaorcPanel({ onClose }: PagePanelProps) {
  const { sdk, queryClient } = useServices()
  const stopper = useRef<AbortController>(null)
  const [pages, setPages] = useState(NONE)
  const [state, setState] = useState<'ready' | 'running' | 'done'>('ready')
  const [why, setWhy] = useState('')
  const start = async () => {
    const { signal } = (stopper.current = new AbortController())
    setState('running')
    setWhy('')
    try {
      await readPages(async (page) => {
        const answer = await sdk.studio_accounts.sync_daorc_account({ page }, { signal })
        const failed = answer.failed.map(({ error }) => error)
        return { count: answer.accounts.length, failed, total: answer.total }
      }, setPages)
    } catch (error) {
      if (!signal.aborted) setWhy(errorText(error, currentLanguage()))
    }
    setState('done')
    await refreshTouched(queryClient, 'studio_accounts.sync_daorc_account')
  }
  const close = () => {
    stopper.current?.abort()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={i18n.t('studioAccount.syncAll')}
      description={i18n.t('accountSync.syncAllHint')}
      closeLabel={i18n.t('act.close')}
      footer={
        <>
          <Button onClick={close}>{i18n.t(state === 'done' ? 'act.close' : 'act.cancel')}</Button>
          <Button variant="primary" isLoading={state === 'running'} onClick={() => void start()}>
            {i18n.t(state === 'done' ? 'accountSync.syncAgain' : 'accountSync.syncStart')}
          </Button>
        </>
      }
    >
      <DaorcProgress pages={pages} why={why} />
    </Dialog>
  )
}

type ProgressProps = { readonly pages: ReadPages<Refusal>; readonly why: string }

function DaorcProgress({ pages: { read, total, failed }, why }: ProgressProps) {
  return (
    <div aria-live="polite" className="flex flex-col gap-2 text-sm text-fg2">
      {total === null ? null : (
        <Progress
          label={i18n.t('accountSync.syncRead')}
          value={Math.min(read, total)}
          max={Math.max(total, 1)}
          valueText={`${read} / ${total}`}
        />
      )}
      {failed.map((error, at) => (
        // Failures are only added, so their places never change.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className="text-danger-fg">
          {refusalText(error, currentLanguage())}
        </p>
      ))}
      {why === '' ? null : <p className="text-danger-fg">{why}</p>}
    </div>
  )
}
