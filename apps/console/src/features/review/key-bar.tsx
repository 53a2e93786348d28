import { Button, KeyHint } from '@omc/ui'
import { Check, RotateCcw, SkipForward, X } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { HoldLine, HoldSeconds } from './hold-time.tsx'
import { NoticeStrip } from './notice-strip.tsx'
import { RecentStrip } from './recent-strip.tsx'
import { RejectMenu } from './reject-menu.tsx'
import type { KeyedReview } from './use-review-keys.ts'
import type { Sitting } from './use-review.ts'

type KeyBarProps = {
  readonly sitting: Sitting
  readonly isRejecting: boolean
  readonly setRejecting: (isOpen: boolean) => void
}

/** Acts on the current piece, always at the same place. */
export function KeyBar({ sitting, isRejecting, setRejecting }: KeyBarProps) {
  const { review, state } = sitting
  const { current } = state
  return (
    <section
      aria-label={i18n.t('review.acts')}
      className="relative shrink-0 rounded-card border border-line bg-surface touch:sticky touch:bottom-0"
    >
      <NoticeStrip review={review} notice={state.notice} />
      <HoldLine piece={current} />
      <div className="flex flex-wrap items-center gap-2 p-3">
        <ReviewKeys
          review={review}
          isIdle={current === null}
          canUndo={state.recent.length > 0}
          isRejecting={isRejecting}
          setRejecting={setRejecting}
        />
        <HoldSeconds piece={current} />
        <RecentStrip recent={state.recent} onUndo={review.undo} />
      </div>
      {isRejecting && current ? (
        <RejectMenu
          onChoose={(reason) => {
            setRejecting(false)
            review.reject(reason)
          }}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </section>
  )
}

type KeysProps = Omit<KeyBarProps, 'sitting'> & {
  readonly review: Pick<KeyedReview, 'approve' | 'skip' | 'undo'>
  /** Whether there is nothing to decide on. */
  readonly isIdle: boolean
  readonly canUndo: boolean
}

export function ReviewKeys(props: KeysProps) {
  const { review, isIdle, canUndo, isRejecting, setRejecting } = props
  return (
    <>
      <Button
        variant="primary"
        disabled={isIdle}
        onClick={review.approve}
        icon={<Check size={16} aria-hidden />}
        className={`${HIGH} min-w-32 touch:min-w-0 touch:flex-1`}
      >
        {i18n.t('review.approve')}
        <Key>1</Key>
      </Button>
      <Button
        variant="danger"
        disabled={isIdle}
        aria-expanded={isRejecting}
        onClick={() => setRejecting(!isRejecting)}
        icon={<X size={16} aria-hidden />}
        className={HIGH}
      >
        {i18n.t('review.reject')}
        <Key>2</Key>
      </Button>
      <Button
        disabled={isIdle}
        onClick={review.skip}
        icon={<SkipForward size={16} aria-hidden className="touch:hidden" />}
        className={HIGH}
      >
        {i18n.t('review.skip')}
        <Key>3</Key>
      </Button>
      <Button
        variant="ghost"
        disabled={!canUndo}
        onClick={() => review.undo()}
        icon={<RotateCcw size={16} aria-hidden className="touch:hidden" />}
        className={HIGH}
      >
        {i18n.t('review.undo')}
        <Key>Z</Key>
      </Button>
    </>
  )
}

/** Height of the keys. @source ux §4: 56 px for touch */
const HIGH = 'min-h-12 touch:min-h-14 touch:px-3'

const Key = ({ children }: { readonly children: string }) => (
  <span aria-hidden className="ms-1 touch:hidden">
    <KeyHint keys={[children]} />
  </span>
)
