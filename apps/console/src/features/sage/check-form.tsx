import { Button, Field, Textarea } from '@omc/ui'
import { ScanText } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { ChannelField } from './channel-field.tsx'
import type { Brief } from './sage-place.ts'

/** Characters of one text that the server takes. */
const MAX_CONTENT = 8000

type CheckFormProps = {
  readonly content: string
  readonly channel: Brief['channel']
  readonly isChecking: boolean
  readonly onContent: (content: string) => void
  readonly onChannel: (channel: Brief['channel']) => void
  readonly onCheck: () => void
}

/** The text, and the channel whose rules it is held against. */
export function CheckForm(props: CheckFormProps) {
  const { content, channel, isChecking, onContent, onChannel, onCheck } = props
  return (
    <form
      aria-label={i18n.t('sage.toCheck')}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCheck()
      }}
    >
      <Field
        label={i18n.t('sage.original')}
        aside={i18n.t('insert.lengthOf', { count: content.length, max: MAX_CONTENT })}
      >
        <Textarea
          rows={12}
          maxLength={MAX_CONTENT}
          value={content}
          placeholder={i18n.t('sage.originalHint')}
          onChange={(event) => onContent(event.target.value)}
        />
      </Field>
      <ChannelField channel={channel} onChange={onChannel} />
      <Button
        type="submit"
        variant="primary"
        icon={<ScanText size={14} aria-hidden />}
        isLoading={isChecking}
        disabled={content.trim() === ''}
      >
        {i18n.t('sage.check')}
      </Button>
    </form>
  )
}
