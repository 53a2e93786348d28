import { Button, Input } from '@omc/ui'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type Resolution = 'published' | 'not_published' | 'set_aside'

const SAVE = {
  published: 'publishing.resolve.save',
  not_published: 'publishing.resolve.again',
  set_aside: 'publishing.resolve.saveAside',
} as const

interface ResolveFormProps {
  readonly id: string
  readonly choice: Resolution
  readonly isLoading: boolean
  readonly onSettle: (given: { resolution: Resolution; reason: string; feed_id?: string }) => void
  readonly onCancel: () => void
}

/** Details of a person's decision: the reason, and the id of a live post. */
export function ResolveForm({ id, choice, isLoading, onSettle, onCancel }: ResolveFormProps) {
  const { t } = useTranslation()
  const [feedId, setFeedId] = useState('')
  const [reason, setReason] = useState('')
  const isLive = choice === 'published'
  const isComplete = reason.trim() !== '' && (!isLive || feedId.trim() !== '')

  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isComplete) return
        onSettle({
          resolution: choice,
          reason: reason.trim(),
          ...(isLive && { feed_id: feedId.trim() }),
        })
      }}
    >
      {isLive ? (
        <AskedInput
          hasFocus
          className="w-44!"
          label={t('publishing.resolve.feedId')}
          maxLength={200}
          value={feedId}
          onChange={setFeedId}
        />
      ) : (
        <span className="w-full text-xs text-warning-fg">
          {t(choice === 'set_aside' ? 'publishing.resolve.asideHint' : 'publishing.resolve.sure')}
        </span>
      )}
      <AskedInput
        hasFocus={!isLive}
        className="w-56!"
        label={t('publishing.resolve.reason')}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <Button
        type="submit"
        size="sm"
        {...(choice === 'not_published'
          ? { variant: 'danger', icon: <RotateCw size={14} aria-hidden /> }
          : {})}
        data-testid={isLive ? `resolve-save-${id}` : `resolve-confirm-${id}`}
        isLoading={isLoading}
        disabled={!isComplete}
      >
        {t(SAVE[choice])}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {t('publishing.resolve.cancel')}
      </Button>
    </form>
  )
}

type AskedInputProps = {
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly hasFocus: boolean
  readonly className: string
  readonly onChange: (value: string) => void
}

function AskedInput({ label, hasFocus, onChange, ...box }: AskedInputProps) {
  return (
    <Input
      {...box}
      // The person has just opened this form.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
