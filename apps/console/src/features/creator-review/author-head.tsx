import { formatCount } from '@omc/shell'
import { Button } from '@omc/ui'
import { ArrowRightLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { approvedShare, type Author } from './author.ts'
import type { DeskPiece } from './desk-state.ts'
import type { Work } from './work.ts'

type AuthorHeadProps = {
  readonly work: Work
  readonly author: Author
  readonly pieces: readonly DeskPiece[]
}

/** The author above the pieces: figures, and what can be done with all contents at once. */
export function AuthorHead({ work, author, pieces }: AuthorHeadProps) {
  const [moving, setMoving] = useState<readonly DeskPiece[] | null>(null)
  const mayMove = mayRun(usePerson(), work.all.operation)
  const count = work.all.count(pieces)
  const share = approvedShare(author)
  return (
    <section
      aria-label={author.name}
      className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-surface px-3 py-2"
    >
      <div className="min-w-0">
        <h2 title={author.name} className="truncate text-sm font-semibold text-fg">
          {author.name}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-xs text-fg3 tabular-nums">
          <span>{i18n.t('creatorReview.waiting', { total: formatCount(author.waiting) })}</span>
          <span>{i18n.t('creatorReview.approved', { total: formatCount(author.approved) })}</span>
          <span>{i18n.t('creatorReview.rejected', { total: formatCount(author.rejected) })}</span>
          {share === null ? null : <span>{i18n.t('creatorReview.share', { share })}</span>}
        </p>
      </div>
      {mayMove && count > 0 ? (
        <Button icon={<ArrowRightLeft size={14} aria-hidden />} onClick={() => setMoving(pieces)}>
          {i18n.t('creatorReview.moveAll', { count })}
        </Button>
      ) : null}
      {moving ? (
        <Suspense fallback={null}>
          <work.all.Panel rows={moving} onClose={() => setMoving(null)} onDone={() => {}} />
        </Suspense>
      ) : null}
    </section>
  )
}
