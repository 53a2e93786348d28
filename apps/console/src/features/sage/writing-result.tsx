import { Skeleton } from '@omc/ui'
import type { ReactNode } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Failure } from '../../kit/failure.tsx'
import { variantsOf } from './sage-place.ts'
import type { Writing } from './use-writing.ts'
import { VariantCards } from './variant-cards.tsx'

type ResultProps = {
  readonly writing: Writing
  readonly onRetry: () => void
  /** Shown until something has been asked for. */
  readonly children: ReactNode
}

/** Texts that were written, the wait for them, or why there are none. */
export function WritingResult({ writing, onRetry, children }: ResultProps) {
  const { isPending, error, data, variables } = writing
  if (isPending)
    return (
      <div className="rounded-card border border-line bg-surface p-4">
        <p className="pb-3 text-sm text-fg2">{i18n.t('sage.writing')}</p>
        <Skeleton lines={8} />
      </div>
    )
  if (error) return <Failure error={error} onRetry={onRetry} />
  if (!data) return children
  return (
    <VariantCards
      variants={variantsOf(data.titles, data.paragraphs)}
      channel={variables.channel ?? null}
    />
  )
}
