import { Countdown, IconButton, StatusChip } from '@omc/ui'
import { Maximize2, Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountRun } from '../run/account-run.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { RUN_LOOK, runView, waitOf } from '../run/run-view.ts'
import { followSlot } from './follow-slot.ts'

export type FrameBoxProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly src: string
  /** Place on the screen; null = docked at the lower right. */
  readonly slot: HTMLElement | null
  /** Index among the docked frames, from the right. */
  readonly dockIndex: number
}

/**
 * One account's framed page. The same element lives as long as the frame is needed: over its place
 * on the screen, or as a small visible dock.
 *
 * @source ux §5 job rules 1 and 2
 */
export function FrameBox({ run, snapshot, src, slot, dockIndex }: FrameBoxProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const isDocked = slot === null
  useEffect(() => {
    return slot && box.current ? followSlot(box.current, slot) : undefined
  }, [slot])
  const name = snapshot.info?.nickname ?? run.uid
  const state = t(`publishing.state.${runView(snapshot).tag}`)
  return (
    <section
      ref={box}
      aria-label={
        isDocked
          ? t('publishing.frame.docked', { name, state })
          : t('publishing.frame.title', { name })
      }
      data-testid={`frame-${run.uid}`}
      data-place={isDocked ? 'dock' : 'slot'}
      style={isDocked ? { insetInlineEnd: `${16 + dockIndex * 336}px` } : {}}
      className={
        isDocked
          ? 'fixed bottom-4 z-(--layer-dock) w-80 max-w-[calc(100vw-32px)] overflow-hidden rounded-card border border-line bg-raised shadow-dialog'
          : 'fixed z-[5] overflow-hidden rounded-b-card bg-surface'
      }
    >
      <div
        className={
          isDocked ? 'flex items-center gap-2 border-b border-line py-1 ps-3 pe-1' : 'hidden'
        }
      >
        <DockHead run={run} snapshot={snapshot} name={name} />
      </div>
      <div className={isDocked ? 'relative h-45 overflow-hidden' : 'size-full'}>
        <Framed
          run={run}
          src={src}
          title={t('publishing.frame.title', { name })}
          className={
            isDocked
              ? 'h-135 w-240 origin-top-left scale-[calc(1/3)] border-0'
              : 'size-full border-0'
          }
        />
      </div>
    </section>
  )
}

type FramedProps = Pick<FrameBoxProps, 'run' | 'src'> & {
  readonly title: string
  readonly className: string
}

/** The page itself, bound to its run. */
function Framed({ run, src, title, className }: FramedProps) {
  // Stable callback: a new one would detach and reattach the frame.
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      run.attachFrame(element)
      return () => run.attachFrame(null)
    },
    [run],
  )
  return (
    <iframe
      ref={attach}
      src={src}
      title={title}
      // Scripts, forms and its own origin: without it the page has no sign-in and its messages no
      // exact origin. It is another site, so it cannot reach out of its sandbox by them.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      allow=""
      className={className}
    />
  )
}

function DockHead({
  run,
  snapshot,
  name,
}: Pick<FrameBoxProps, 'run' | 'snapshot'> & { name: string }) {
  const { t } = useTranslation()
  const view = runView(snapshot)
  const wait = waitOf(view)
  const isPaused = view.tag === 'paused' || snapshot.loop.hold !== 'none'
  return (
    <>
      <strong title={name} className="min-w-0 truncate text-sm">
        {name}
      </strong>
      <StatusChip {...RUN_LOOK[view.tag]}>{t(`publishing.state.${view.tag}`)}</StatusChip>
      {wait ? (
        <Countdown
          deadlineAt={wait.dueAt}
          now={Date.now}
          label={t('publishing.timeLeft')}
          className="text-sm text-fg2"
        />
      ) : null}
      <span className="flex-1" />
      <IconButton
        size="sm"
        label={t(isPaused ? 'publishing.act.resume' : 'publishing.act.pause')}
        icon={isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
        onClick={isPaused ? run.resume : run.pause}
      />
      <IconButton
        size="sm"
        label={t('publishing.frame.open')}
        icon={<Maximize2 size={16} aria-hidden />}
        onClick={() => {
          location.hash = `#/console?uid=${encodeURIComponent(run.uid)}`
        }}
      />
    </>
  )
}
