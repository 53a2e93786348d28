import { Button, KeyHint } from '@omc/ui'
import { Eye, UserRoundCheck } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { ReviewKeys } from '../review/key-bar.tsx'
import { NoticeStrip } from '../review/notice-strip.tsx'
import { RecentStrip } from '../review/recent-strip.tsx'
import { RejectMenu } from '../review/reject-menu.tsx'
import type { Author } from './author.ts'
import type { Desk } from './create-desk.ts'
import { isOpen, type DeskState } from './desk-state.ts'

type DeskBarProps = {
  readonly desk: Desk
  readonly state: DeskState
  readonly isRejecting: boolean
  readonly setRejecting: (isOpen: boolean) => void
  readonly onOpen: (id: string) => void
  readonly next: Author | undefined
  readonly onNext: () => void
}

/** Acts on the current piece, always at the same place. */
export function DeskBar(props: DeskBarProps) {
  const { desk, state, isRejecting, setRejecting, onOpen, next, onNext } = props
  const { current, notice, recent } = state
  return (
    <section
      aria-label={i18n.t('review.acts')}
      className="relative shrink-0 rounded-card border border-line bg-surface touch:sticky touch:bottom-0"
    >
      <NoticeStrip review={{ reject: desk.rejectRefused }} notice={notice?.what ?? null} />
      <div className="flex flex-wrap items-center gap-2 p-3">
        <ReviewKeys
          review={desk}
          isIdle={current === null}
          canUndo={recent.length > 0}
          isRejecting={isRejecting}
          setRejecting={setRejecting}
        />
        {current ? (
          <Button
            variant="ghost"
            icon={<Eye size={16} aria-hidden />}
            className="min-h-12"
            onClick={() => onOpen(current.id)}
          >
            {i18n.t('creatorReview.look')}
          </Button>
        ) : null}
        <RecentStrip recent={recent} onUndo={desk.undo} />
        {next && state.pieces.length > 0 && !state.pieces.some((piece) => isOpen(state, piece)) ? (
          <NextAuthor author={next} onNext={onNext} />
        ) : null}
      </div>
      {isRejecting && current ? (
        <RejectMenu
          onChoose={(reason) => {
            setRejecting(false)
            desk.reject(reason)
          }}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </section>
  )
}

type NextAuthorProps = { readonly author: Author; readonly onNext: () => void }

/** Goes on to the next author with something to review. */
export const NextAuthor = ({ author, onNext }: NextAuthorProps) => (
  <Button className="min-h-12" icon={<UserRoundCheck size={16} aria-hidden />} onClick={onNext}>
    {i18n.t('creatorReview.next', { name: author.name, count: author.waiting })}
    <span aria-hidden className="ms-1 touch:hidden">
      <KeyHint keys={['N']} />
    </span>
  </Button>
)
