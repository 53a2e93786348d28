import { Button, Input, KeyHint } from '@omc/ui'
import { useEffect, useRef, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { keepReason, lastReason, OWN_REASON, presets } from './reject-reasons.ts'

type RejectMenuProps = {
  readonly onChoose: (reason: string) => void
  readonly onClose: () => void
}

/** Reasons of a rejection: five presets, own words, and the last one at Enter. */
export function RejectMenu({ onChoose, onClose }: RejectMenuProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const last = lastReason()
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (
        target instanceof Element &&
        !panel.current?.contains(target) &&
        !target.closest('[aria-expanded=true]')
      )
        onClose()
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  })
  const choose = (reason: string) => {
    keepReason(reason)
    onChoose(reason)
  }
  const reasons = presets().includes(last) ? presets() : [...presets(), last]
  return (
    <fieldset
      ref={panel}
      aria-label={i18n.t('review.reasons')}
      className="absolute inset-s-3 bottom-full z-10 mb-1 flex w-80 max-w-[calc(100%-1.5rem)] flex-col gap-1 rounded-card border border-line bg-surface p-2 shadow-lg"
    >
      {reasons.map((reason, at) => (
        <button
          key={reason}
          type="button"
          onClick={() => choose(reason)}
          className={`flex min-h-[max(36px,var(--target))] items-center gap-2 rounded-control px-2 text-start text-sm hover:bg-hover ${reason === last ? 'bg-accent-soft text-accent-fg' : 'text-fg'}`}
        >
          {at < presets().length ? (
            <KeyHint keys={[String(at + 1)]} className="touch:hidden" />
          ) : null}
          <span className="min-w-0 flex-1 break-words">{reason}</span>
          {reason === last ? <span className="text-xs">{i18n.t('review.enterLast')}</span> : null}
        </button>
      ))}
      <OwnReason onChoose={choose} onClose={onClose} />
    </fieldset>
  )
}

/** Own words, sent with Enter. */
function OwnReason({ onChoose, onClose }: RejectMenuProps) {
  const [words, setWords] = useState('')
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const reason = words.trim()
        if (reason !== '') onChoose(reason)
      }}
    >
      <Input
        id={OWN_REASON}
        aria-label={i18n.t('review.ownReason')}
        placeholder={i18n.t('review.ownReason')}
        value={words}
        maxLength={500}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <Button type="submit" disabled={words.trim() === ''}>
        {i18n.t('review.reject')}
      </Button>
    </form>
  )
}
