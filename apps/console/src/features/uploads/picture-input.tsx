import { IconButton } from '@omc/ui'
import { X } from 'lucide-react'
import { useId, type Ref } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { FaultLine } from '../../kit/form/fault-line.tsx'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { DropPictures } from './drop-pictures.tsx'

/** One picture of a form: uploaded, or taken from earlier uploads. */
export function PictureInput({ label, error, value, onChange, focusRef }: ControlProps) {
  const id = useId()
  const src = typeof value === 'string' ? value : ''
  return (
    <fieldset
      // as: the form only focuses this element.
      ref={focusRef as Ref<HTMLFieldSetElement>}
      tabIndex={-1}
      className="flex flex-col gap-2"
      aria-describedby={error ? id : undefined}
    >
      <legend className="mb-1 text-sm font-semibold text-fg">{label}</legend>
      {src === '' ? (
        <DropPictures isMultiple={false} onAdd={onChange} />
      ) : (
        <span className="relative self-start">
          <img
            src={src}
            alt={label}
            className="max-h-60 rounded-control border border-line bg-subtle"
          />
          <span className="absolute end-1 top-1 rounded-control bg-surface">
            <IconButton
              size="sm"
              label={i18n.t('uploads.takeAway')}
              icon={<X size={14} aria-hidden />}
              onClick={() => onChange('')}
            />
          </span>
        </span>
      )}
      <FaultLine id={id} error={error} />
    </fieldset>
  )
}
