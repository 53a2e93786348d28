import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountRun } from '../run/account-run.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { runView } from '../run/run-view.ts'
import { useDockCell } from './dock-store.ts'
import { followSlot } from './follow-slot.ts'

export type FrameBoxProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly src: string
  /** Place on the screen; null = docked in the task tray. */
  readonly slot: HTMLElement | null
}

/**
 * One account's framed page. The same element lives as long as the frame is needed: over its place
 * on the screen, or scaled down in its cell of the task tray, where it stays visible, because
 * browsers slow hidden frames down, and covers nothing.
 *
 * @source ux §5 job rules 1 and 2
 */
export function FrameBox({ run, snapshot, src, slot }: FrameBoxProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const cell = useDockCell(run.key)
  const isDocked = slot === null
  const place = slot ?? cell
  useEffect(() => {
    return place && box.current ? followSlot(box.current, place) : undefined
  }, [place])
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
      // A docked page is too small for keys and clicks; the tray has its acts.
      inert={isDocked}
      className={
        isDocked
          ? 'pointer-events-none fixed end-0 bottom-0 z-(--layer-dock) size-px overflow-hidden rounded-chip'
          : 'fixed z-[5] overflow-hidden rounded-b-card bg-surface'
      }
    >
      <Framed
        run={run}
        src={src}
        title={t('publishing.frame.title', { name })}
        className={
          isDocked
            ? 'h-135 w-240 origin-top-left scale-[0.05] border-0 touch:scale-[0.025]'
            : 'size-full border-0'
        }
      />
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
