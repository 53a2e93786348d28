import { UPDATE_RELOADS_AFTER_MS, UPDATE_WORDS, type UpdateState } from '@omc/shell'
import { Button, Countdown, IconButton } from '@omc/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { startUpdates } from './start-updates.ts'

// One per page, even if its frame remounts.
let started: ReturnType<typeof startUpdates> | undefined

/** Announces a new version at the page's bottom. @source console spec §9, service worker; ux §10 */
export default function UpdateBar() {
  const [updates] = useState(() => (started ??= startUpdates()))
  const state = useSnapshot(updates.state).update
  const words = (name: keyof typeof UPDATE_WORDS) => UPDATE_WORDS[name][currentLanguage()]
  const isOpen = state.tag === 'counting' || state.tag === 'held' || state.tag === 'reloading'
  return (
    <>
      <Announcement state={state} />
      {isOpen ? (
        <section
          aria-label={words(state.tag === 'held' ? 'held' : 'counting')}
          className="fixed bottom-4 left-1/2 z-(--layer-toast) flex w-max max-w-[calc(100vw-32px)] -translate-x-1/2 animate-toast-in flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised py-2 ps-4 pe-2 text-sm text-fg shadow-popover"
        >
          <RefreshCw size={16} aria-hidden className="shrink-0 text-accent-fg" />
          <span>{words(state.tag === 'held' ? 'held' : 'counting')}</span>
          {state.tag === 'counting' ? (
            <Countdown deadlineAt={state.dueAt} now={Date.now} className="text-fg2" />
          ) : null}
          <span className="ms-auto flex gap-2">
            <Button size="sm" disabled={state.tag === 'reloading'} onClick={() => updates.later()}>
              {words('later')}
            </Button>
            {state.tag === 'held' ? null : (
              <Button
                size="sm"
                variant="primary"
                isLoading={state.tag === 'reloading'}
                onClick={() => void updates.now()}
              >
                {words('now')}
              </Button>
            )}
          </span>
        </section>
      ) : null}
      {state.tag === 'later' ? (
        <span className="fixed end-4 bottom-4 z-(--layer-dock)">
          <IconButton
            variant="primary"
            label={`${words('counting')}：${words('now')}`}
            icon={<RefreshCw size={16} aria-hidden />}
            tooltipSide="left"
            onClick={() => void updates.now()}
          />
        </span>
      ) : null}
    </>
  )
}

/** Announced once at the start and once at the end, not every second. */
function Announcement({ state }: { readonly state: UpdateState }) {
  const { t } = useTranslation()
  const say = (seconds: number) => t('update.announce', { seconds })
  const text =
    state.tag === 'counting'
      ? say(UPDATE_RELOADS_AFTER_MS / 1000)
      : state.tag === 'reloading'
        ? say(0)
        : state.tag === 'held'
          ? UPDATE_WORDS.held[currentLanguage()]
          : ''
  return <output className="sr-only">{text}</output>
}
