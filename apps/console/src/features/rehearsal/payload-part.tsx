import type { RehearsedItem } from '@omc/publisher/rehearsal'
import { ChevronRight } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { platformName } from '../../kit/list/platform-name.ts'

type Payload = RehearsedItem['payload']
type PayloadPartProps = {
  readonly payload: Payload
  readonly title: string
  /** What a payload without a topic gets. */
  readonly noTopic: string
}

/** What the channel would get, folded until somebody wants to see it. */
export const PayloadPart = ({ payload, title, noTopic }: PayloadPartProps) => (
  <details className="group text-sm">
    <summary
      aria-label={i18n.t('rehearsal.nextOf', { act: i18n.t('rehearsal.payload'), title })}
      className="flex min-h-(--target) w-fit cursor-pointer items-center gap-1 text-xs text-accent-fg"
    >
      <ChevronRight size={14} aria-hidden className="transition-transform group-open:rotate-90" />
      {i18n.t('rehearsal.payload')}
    </summary>
    <div className="flex flex-col gap-2 rounded-control bg-subtle p-3 break-words text-fg">
      <p className="text-xs text-fg2">{headOf(payload)}</p>
      <p className="font-semibold">{payload.title}</p>
      {[payload.desc, ...payload.paragraphs]
        .filter((text) => text !== '')
        .map((text, at) => (
          // Paragraphs never change their place here.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at} className="whitespace-pre-wrap">
            {text}
          </p>
        ))}
      <Pictures images={payload.images} />
      <p className="text-xs text-fg2">{goodsOf(payload)}</p>
      <p className="text-xs text-fg2">
        {i18n.t('rehearsal.topic')} {payload.topic ?? noTopic}
      </p>
    </div>
  </details>
)

const headOf = ({ channel, uid, draft, activity }: Payload): string =>
  [
    platformName(channel),
    uid,
    ...(draft ? [i18n.t('rehearsal.flag.draft')] : []),
    ...(activity ? [i18n.t('rehearsal.flag.activity')] : []),
  ].join(' · ')

const goodsOf = ({ items }: Payload): string =>
  items.length === 0
    ? i18n.t('rehearsal.noGoods')
    : `${i18n.t('rehearsal.goods')} ${items.map((one) => one.title ?? one.item_id).join(' · ')}`

function Pictures({ images }: Pick<Payload, 'images'>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-xs text-fg2 tabular-nums">
        {i18n.t('rehearsal.images', { count: images.length })}
      </span>
      {images.map((src, at) => (
        <img
          // One picture may stand twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${at} ${src}`}
          src={src}
          alt=""
          loading="lazy"
          className="size-12 rounded-chip bg-surface object-cover"
        />
      ))}
    </div>
  )
}
