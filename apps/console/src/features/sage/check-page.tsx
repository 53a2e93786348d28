import { Skeleton } from '@omc/ui'
import { useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useWrite } from '../../kernel/data/use-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { Failure } from '../../kit/failure.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { CheckForm } from './check-form.tsx'
import { CheckResult } from './check-result.tsx'
import { addressOf, briefAt } from './sage-place.ts'

const CHECK = 'document_contents.content_modified'
/** Name of the text that is not checked yet, among the drafts of the page. */
const DRAFT = 'sage.check'

/** A text held against the banned words and rewritten without them. @source screens §2.6, Sage */
export function CheckPage({ above }: { readonly above: ReactNode }) {
  const { sdk, shell } = useServices()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const brief = briefAt(params)
  const checking = useWrite(sdk, CHECK, { isShownInPlace: true })
  const [content, setContent] = useState(() => {
    const kept = shell.drafts.read(DRAFT)
    return typeof kept === 'string' ? kept : ''
  })
  const change = (next: string) => {
    setContent(next)
    shell.drafts.keep(DRAFT, next)
  }
  const check = () => {
    if (content.trim() === '' || checking.isPending) return
    checking.mutate({ content, ...(brief.channel === null ? {} : { channel: brief.channel }) })
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <div className="grid grid-cols-2 items-start gap-4 touch:grid-cols-1">
        <CheckForm
          content={content}
          channel={brief.channel}
          isChecking={checking.isPending}
          onContent={change}
          onChannel={(channel) =>
            setParams(addressOf({ ...brief, channel }, params), { replace: true })
          }
          onCheck={check}
        />
        <section
          aria-label={i18n.t('sage.result')}
          aria-busy={checking.isPending}
          className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4"
        >
          {checking.isPending ? (
            <Skeleton lines={8} />
          ) : checking.error ? (
            <Failure error={checking.error} onRetry={check} />
          ) : checking.data ? (
            <CheckResult
              key={checking.data.id}
              checked={checking.data}
              content={content}
              onReplace={change}
            />
          ) : (
            <p className="py-8 text-center text-sm text-fg2">{i18n.t('sage.checkHint')}</p>
          )}
        </section>
      </div>
    </div>
  )
}
