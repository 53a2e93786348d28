import { CopyButton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { InsertButton } from '../insert-copy/insert-button.tsx'
import type { FieldKind } from '../insert-copy/insert-target.ts'
import { countMarks, type BannedWord } from '../review/mark-words.ts'
import { Marked } from '../review/marked.tsx'
import { useBannedWords } from '../review/use-banned-words.ts'
import type { Brief, Variant } from './sage-place.ts'

type VariantCardsProps = {
  readonly variants: readonly Variant[]
  readonly channel: Brief['channel']
}

/** Written variants, each with its length and its banned words. */
export function VariantCards({ variants, channel }: VariantCardsProps) {
  const words = useBannedWords(channel ?? '')
  const max = useLongestTitle(channel)
  if (variants.length === 0)
    return (
      <p className="rounded-card border border-line bg-surface p-4 text-sm text-fg2">
        {i18n.t('sage.nothing')}
      </p>
    )
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-3">
      {variants.map(({ title, paragraph }, at) => (
        // The variants of one answer keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
          <h2 className="text-xs text-fg2">{i18n.t('sage.variant', { number: at + 1 })}</h2>
          {title === null ? null : (
            <Copyable kind="title" text={title} number={at + 1} words={words} max={max} />
          )}
          {paragraph === null ? null : (
            <Copyable kind="paragraph" text={paragraph} number={at + 1} words={words} max={null} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** Most characters of a title on a channel; null where nothing is known. */
function useLongestTitle(channel: Brief['channel']): number | null {
  const { sdk } = useServices()
  const may = mayRun(usePerson(), 'channel_rules.list')
  const { data } = useQuery({
    ...read(sdk, 'channel_rules.list', { 'page[size]': 100 }),
    enabled: may && channel !== null,
  })
  const rule = data?.items.find((one) => one.channel === channel && one.enabled)
  return rule?.title_max ?? null
}

type CopyableProps = {
  readonly kind: FieldKind & ('title' | 'paragraph')
  readonly text: string
  readonly number: number
  readonly words: readonly BannedWord[]
  readonly max: number | null
}

function Copyable({ kind, text, number, words, max }: CopyableProps) {
  const { forbidden, sensitive } = countMarks([text], words)
  const isLong = max !== null && text.length > max
  const name = i18n.t(kind === 'title' ? 'sage.titleOf' : 'sage.paragraphOf', { number })
  return (
    <div className="flex flex-col gap-1">
      <p
        className={
          kind === 'title'
            ? 'text-base font-semibold text-fg'
            : 'text-sm leading-6 whitespace-pre-wrap text-fg'
        }
      >
        <Marked text={text} words={words} />
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={isLong ? 'text-xs text-danger-fg' : 'text-xs text-fg2 tabular-nums'}>
          {max === null
            ? i18n.t('insert.length', { count: text.length })
            : i18n.t('insert.lengthOf', { count: text.length, max })}
        </span>
        {forbidden > 0 ? (
          <span className="text-xs text-danger-fg">
            {i18n.t('sage.forbidden', { count: forbidden })}
          </span>
        ) : null}
        {sensitive > 0 ? (
          <span className="text-xs text-warning-fg">
            {i18n.t('sage.sensitive', { count: sensitive })}
          </span>
        ) : null}
        <span className="ms-auto flex flex-wrap">
          <CopyButton
            size="sm"
            variant="ghost"
            label={i18n.t('sage.copy')}
            doneLabel={i18n.t('act.copied')}
            name={`${i18n.t('sage.copy')} ${name}`}
            text={text}
          />
          <InsertButton text={text} kind={kind} name={name} />
        </span>
      </div>
    </div>
  )
}
