import { Alert, Button } from '@omc/ui'
import { match } from 'ts-pattern'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import type { Review } from './create-review.ts'
import type { Difference } from './piece.ts'
import type { Notice } from './review-state.ts'

type NoticeStripProps = { readonly review: Pick<Review, 'reject'>; readonly notice: Notice | null }

/** Tells why a decision was not recorded. */
export function NoticeStrip({ review, notice }: NoticeStripProps) {
  if (!notice) return null
  return (
    <Alert
      tone="warning"
      isUrgent
      className="rounded-none! border-b border-line"
      actions={
        notice.tag === 'refused' ? (
          <Button size="sm" variant="danger" onClick={() => review.reject(notice.reason)}>
            {i18n.t('review.notice.rejectSo')}
          </Button>
        ) : null
      }
    >
      {match(notice)
        .with({ tag: 'taken' }, ({ title }) => i18n.t('review.notice.taken', { title }))
        .with({ tag: 'undo-refused' }, ({ title }) =>
          i18n.t('review.notice.undoRefused', { title }),
        )
        .with({ tag: 'failed' }, ({ error }) => errorText(error, currentLanguage()))
        .with({ tag: 'changed' }, ({ changes }) => <Changes changes={changes} />)
        .with({ tag: 'refused' }, ({ reason, goods }) => (
          <>
            <span>{i18n.t('review.notice.refused', { reason })}</span>
            {goods.map((good) => (
              <span key={good} className="block text-xs">
                {good}
              </span>
            ))}
          </>
        ))
        .exhaustive()}
    </Alert>
  )
}

function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  return (
    <div className="min-w-0">
      <p>{i18n.t('review.notice.changed')}</p>
      <dl className="max-h-40 overflow-y-auto text-xs">
        {changes.map(({ of, before, after }) => (
          <div key={of}>
            <dt className="font-semibold">{i18n.t(`review.changed.${of}`)}</dt>
            <dd className="break-words whitespace-pre-wrap">
              <del>{before}</del> → <ins className="no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
