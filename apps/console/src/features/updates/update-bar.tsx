import { UPDATE_RELOADS_AFTER_MS, UPDATE_WORDS, type UpdateState } from '@omc/shell'
import { Button, Countdown, IconButton } from '@omc/ui'
import { RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { match, P } from 'ts-pattern'
import { useSnapshot } from 'valtio'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { startUpdates } from './start-updates.ts'

// One per page, even if its frame remounts.
let started: Updates | undefined

const words = (name: keyof typeof UPDATE_WORDS) => UPDATE_WORDS[name][currentLanguage()]

/** Announces a new version at the page's bottom. @source console spec §9, service worker; ux §10 */
export default function UpdateBar() {
  const [updates] = useState(() => (started ??= startUpdates()))
  const state = useSnapshot(updates.state).update
  return (
    <>
      <Announcement state={state} />
      {match(state)
        .returnType<ReactNode>()
        .with({ tag: 'none' }, () => null)
        .with({ tag: 'later' }, () => <LaterMark updates={updates} />)
        .with({ tag: P.union('counting', 'held', 'reloading') }, (open) => (
          <Bar state={open} updates={updates} />
        ))
        .exhaustive()}
    </>
  )
}

type Updates = ReturnType<typeof startUpdates>
type OpenState =
  | Extract<UpdateState, { readonly tag: 'counting' }>
  | { readonly tag: 'held' | 'reloading' }

function Bar({ state, updates }: { readonly state: OpenState; readonly updates: Updates }) {
  const text = words(state.tag === 'held' ? 'held' : 'counting')
  return (
    <section
      aria-label={text}
      className="fixed bottom-4 left-1/2 z-(--layer-toast) flex w-max max-w-[calc(100vw-32px)] -translate-x-1/2 animate-toast-in flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised py-2 ps-4 pe-2 text-sm text-fg shadow-popover"
    >
      <RefreshCw size={16} aria-hidden className="shrink-0 text-accent-fg" />
      <span>{text}</span>
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
  )
}

/** Small mark that stays once the person put the update off. */
function LaterMark({ updates }: { readonly updates: Updates }) {
  return (
    <span className="fixed end-4 bottom-4 z-(--layer-dock)">
      <IconButton
        variant="primary"
        label={`${words('counting')}：${words('now')}`}
        icon={<RefreshCw size={16} aria-hidden />}
        tooltipSide="left"
        onClick={() => void updates.now()}
      />
    </span>
  )
}

/** Announced once at the start and once at the end, not every second. */
function Announcement({ state }: { readonly state: UpdateState }) {
  const { t } = useTranslation()
  const say = (seconds: number) => t('update.announce', { seconds })
  const text = match(state.tag)
    .with('counting', () => say(UPDATE_RELOADS_AFTER_MS / 1000))
    .with('reloading', () => say(0))
    .with('held', () => words('held'))
    .with('none', 'later', () => '')
    .exhaustive()
  return <output className="sr-only">{text}</output>
}
