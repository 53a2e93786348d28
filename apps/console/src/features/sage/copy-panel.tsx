import { Button } from '@omc/ui'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { RowPanelProps } from '../../kit/list/list-acts.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { ChannelField } from './channel-field.tsx'
import { CountField } from './count-field.tsx'
import { FIRST_COUNT, type Brief } from './sage-place.ts'
import { useWriting } from './use-writing.ts'
import { WritingResult } from './writing-result.tsx'

type Product = { readonly id: string; readonly title: string }

/** Titles and paragraphs about one product, beside its list. */
export function CopyPanel({ row, onClose }: RowPanelProps<Product>) {
  const [brief, setBrief] = useState<Brief>({ itemId: row.id, channel: null, count: FIRST_COUNT })
  const { writing, write } = useWriting()
  return (
    <SidePanel
      onClose={onClose}
      size="lg"
      title={i18n.t('sage.about', { title: row.title })}
      description={i18n.t('sage.notKept')}
    >
      <form
        aria-label={i18n.t('sage.brief')}
        className="flex flex-wrap items-end gap-3 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!writing.isPending) write(brief)
        }}
      >
        <ChannelField
          channel={brief.channel}
          onChange={(channel) => setBrief({ ...brief, channel })}
        />
        <CountField count={brief.count} onChange={(count) => setBrief({ ...brief, count })} />
        <Button
          type="submit"
          variant="primary"
          icon={<PenLine size={14} aria-hidden />}
          isLoading={writing.isPending}
        >
          {i18n.t('sage.write', { count: brief.count })}
        </Button>
      </form>
      <section aria-label={i18n.t('sage.variants')} aria-busy={writing.isPending}>
        <WritingResult writing={writing} onRetry={() => write(brief)}>
          {null}
        </WritingResult>
      </section>
    </SidePanel>
  )
}
