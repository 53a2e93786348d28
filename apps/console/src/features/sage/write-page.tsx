import { EmptyState, Skeleton } from '@omc/ui'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useWrite } from '../../kernel/data/use-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { Failure } from '../../kit/failure.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { BriefForm } from './brief-form.tsx'
import { addressOf, briefAt, variantsOf, type Brief } from './sage-place.ts'
import { VariantCards } from './variant-cards.tsx'

const WRITE = 'carry_items.get_algo_aicopy'

/** Titles and paragraphs about a product. @source screens §2.6, Sage */
export function WritePage({ above }: { readonly above: ReactNode }) {
  const { sdk } = useServices()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const brief = briefAt(params)
  const writing = useWrite(sdk, WRITE, { isShownInPlace: true })
  const write = ({ itemId, channel, count }: Brief) => {
    if (itemId === null) return
    writing.mutate({
      id: itemId,
      titles: count,
      paragraphs: count,
      ...(channel === null ? {} : { channel }),
    })
  }
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
          {writing.isPending ? (
            <div className="rounded-card border border-line bg-surface p-4">
              <p className="pb-3 text-sm text-fg2">{i18n.t('sage.writing')}</p>
              <Skeleton lines={8} />
            </div>
          ) : writing.error ? (
            <Failure error={writing.error} onRetry={() => write(brief)} />
          ) : writing.data ? (
            <VariantCards
              variants={variantsOf(writing.data.titles, writing.data.paragraphs)}
              channel={writing.variables?.channel ?? null}
            />
          ) : (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState
                icon={<PenLine size={24} aria-hidden />}
                title={i18n.t('sage.start')}
                description={i18n.t('sage.startHint')}
              />
            </div>
          )}
        </section>
      </div>
    </div>
  )
}
