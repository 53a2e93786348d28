import { Button } from '@omc/ui'
import { PenLine } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { ChannelField } from './channel-field.tsx'
import { CountField } from './count-field.tsx'
import { ProductChoice } from './product-choice.tsx'
import type { Brief } from './sage-place.ts'

type BriefFormProps = {
  readonly brief: Brief
  readonly isWriting: boolean
  readonly onChange: (brief: Brief) => void
  readonly onWrite: () => void
}

/** Product, channel and number of texts. */
export function BriefForm({ brief, isWriting, onChange, onWrite }: BriefFormProps) {
  return (
    <form
      aria-label={i18n.t('sage.brief')}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWriting) onWrite()
      }}
    >
      <ProductChoice
        chosenId={brief.itemId}
        onChoose={(itemId) => onChange({ ...brief, itemId })}
      />
      <div className="grid grid-cols-2 gap-3">
        <ChannelField
          channel={brief.channel}
          onChange={(channel) => onChange({ ...brief, channel })}
        />
        <CountField count={brief.count} onChange={(count) => onChange({ ...brief, count })} />
      </div>
      <Button
        type="submit"
        variant="primary"
        icon={<PenLine size={14} aria-hidden />}
        isLoading={isWriting}
        disabled={brief.itemId === null}
      >
        {i18n.t('sage.write', { count: brief.count })}
      </Button>
    </form>
  )
}
