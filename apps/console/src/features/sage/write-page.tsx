import { EmptyState } from '@omc/ui'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { BriefForm } from './brief-form.tsx'
import { addressOf, briefAt } from './sage-place.ts'
import { useWriting } from './use-writing.ts'
import { WritingResult } from './writing-result.tsx'

/** Titles and paragraphs about a product. @source screens §2.6, Sage */
export function WritePage({ above }: { readonly above: ReactNode }) {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const brief = briefAt(params)
  const { writing, write } = useWriting()
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <div className="grid grid-cols-[minmax(0,360px)_minmax(0,1fr)] items-start gap-4 touch:grid-cols-1">
        <BriefForm
          brief={brief}
          isWriting={writing.isPending}
          onChange={(next) => setParams(addressOf(next, params), { replace: true })}
          onWrite={() => write(brief)}
        />
        <section aria-label={i18n.t('sage.variants')} aria-busy={writing.isPending}>
          <WritingResult writing={writing} onRetry={() => write(brief)}>
            <div className="rounded-card border border-line bg-surface">
              <EmptyState
                icon={<PenLine size={24} aria-hidden />}
                title={i18n.t('sage.start')}
                description={i18n.t('sage.startHint')}
              />
            </div>
          </WritingResult>
        </section>
      </div>
    </div>
  )
}
