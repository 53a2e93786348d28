import { commission_rate as commissionRate, price as priceFact } from '@omc/sdk/fields/carry_items'
import type { ReactNode } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { fieldText } from '../../kit/field-text.ts'
import { InstantText } from '../../kit/list/cells.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { countMarks, type BannedWord } from './mark-words.ts'
import { Marked } from './marked.tsx'
import { MediaViewer } from './media-viewer.tsx'
import type { Good, Piece } from './piece.ts'
import type { ReviewPlace } from './review-places.ts'
import { useBannedWords } from './use-banned-words.ts'

type PieceViewProps = { readonly piece: Piece; readonly place: ReviewPlace }

/** The piece on the left, everything known of it on the right. */
export function PieceView({ piece, place }: PieceViewProps) {
  const words = useBannedWords(piece.channel || place.channel)
  const goods = <Goods goods={piece.goods} />
  const text = <Paragraphs paragraphs={piece.paragraphs} title={piece.title} words={words} />
  return (
    <div
      data-piece={piece.id}
      className="grid min-h-0 flex-1 grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3 touch:flex touch:flex-col"
    >
      <MediaViewer piece={piece} />
      <section
        aria-label={i18n.t('review.facts')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long facts are scrolled with the keyboard
        tabIndex={0}
        className="flex min-h-0 flex-col gap-4 overflow-y-auto rounded-card border border-line bg-surface p-4 touch:overflow-visible"
      >
        <h2 className="text-lg font-semibold break-words text-fg">
          <Marked text={piece.title} words={words} />
        </h2>
        <Facts piece={piece} />
        {place.areGoodsFirst ? goods : text}
        {place.areGoodsFirst ? text : goods}
      </section>
    </div>
  )
}

function Facts({ piece }: { readonly piece: Piece }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [i18n.t('review.fact.channel'), piece.channel && platformName(piece.channel)],
    [i18n.t('review.fact.category'), piece.category],
    [
      i18n.t('review.fact.source'),
      [piece.source && platformName(piece.source), piece.author].filter(Boolean).join(' · '),
    ],
    [i18n.t('review.fact.collected'), <InstantText key="at" at={piece.createdAt} />],
    [i18n.t('review.fact.id'), `#${piece.id}`],
    [i18n.t('review.fact.topic'), piece.topic],
  ]
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-2 text-sm touch:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-fg3">{name}</dt>
          <dd className="break-words text-fg">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

type ParagraphsProps = {
  readonly paragraphs: readonly string[]
  readonly title: string
  readonly words: readonly BannedWord[]
}

function Paragraphs({ paragraphs, title, words }: ParagraphsProps) {
  const { forbidden, sensitive } = countMarks([title, ...paragraphs], words)
  if (paragraphs.length === 0) return null
  const letters = paragraphs.reduce((sum, text) => sum + text.length, 0)
  return (
    <Part
      title={i18n.t('review.paragraphs', { count: paragraphs.length, letters })}
      beside={
        <>
          {forbidden > 0 ? (
            <span className="text-danger-fg">
              {i18n.t('review.forbidden', { count: forbidden })}
            </span>
          ) : null}
          {sensitive > 0 ? (
            <span className="text-warning-fg">
              {i18n.t('review.sensitive', { count: sensitive })}
            </span>
          ) : null}
        </>
      }
    >
      <ol className="flex flex-col gap-2 text-sm leading-6 text-fg">
        {paragraphs.map((text, at) => (
          // The order of the paragraphs of a version does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex gap-2">
            <span className="text-xs leading-6 text-fg3 tabular-nums">{at + 1}</span>
            <p className="min-w-0 break-words whitespace-pre-wrap">
              <Marked text={text} words={words} />
            </p>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Goods({ goods }: { readonly goods: readonly Good[] }) {
  if (goods.length === 0) return null
  return (
    <Part title={i18n.t('review.goods', { count: goods.length })}>
      <ul className="grid grid-cols-2 gap-2 touch:grid-cols-1">
        {goods.map((good) => (
          <GoodCard key={good.id} good={good} />
        ))}
      </ul>
    </Part>
  )
}

function GoodCard({ good }: { readonly good: Good }) {
  const { title, picture, price, commission, isAvailable } = good
  return (
    <li className="flex min-w-0 gap-2 rounded-control border border-line p-2">
      <span className="size-12 shrink-0 overflow-hidden rounded-chip bg-subtle">
        {picture === '' ? null : <img src={picture} alt="" className="size-full object-cover" />}
      </span>
      <div className="min-w-0 flex-1 text-xs">
        <p title={title} className="truncate text-sm text-fg">
          {title}
        </p>
        <p className="flex flex-wrap gap-x-2 text-fg2 tabular-nums">
          {price === null ? null : <b className="text-fg">{fieldText(priceFact, price)}</b>}
          {commission === null
            ? null
            : i18n.t('review.commission', { rate: fieldText(commissionRate, commission) })}
          {isAvailable === null ? null : (
            <span className={isAvailable ? 'text-success-fg' : 'text-danger-fg'}>
              {i18n.t(isAvailable ? 'review.available' : 'review.unavailable')}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

type PartProps = {
  readonly title: string
  readonly beside?: ReactNode
  readonly children: ReactNode
}

function Part({ title, beside, children }: PartProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap justify-between gap-2 text-xs text-fg3">
        {title}
        <span className="flex gap-2">{beside}</span>
      </h3>
      {children}
    </section>
  )
}
