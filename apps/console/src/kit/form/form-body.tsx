import { Alert } from '@omc/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictBox } from './conflict-box.tsx'
import type { FormSection } from './form-definition.ts'
import { FormInput } from './form-input.tsx'
import type { RecordForm } from './use-record-form.ts'

type FormBodyProps = {
  readonly of: RecordForm
  /** Replaces the form's own sections. */
  readonly children?: ReactNode
}

/** Form element: server faults, then the inputs. */
export function FormBody({ of, children }: FormBodyProps) {
  const { t } = useTranslation()
  const { form, id, element, head, isDraftBack, submit } = of
  return (
    <form
      ref={element}
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isDraftBack ? <output className="text-sm text-fg2">{t('form.draftBack')}</output> : null}
      <FormHead faults={head} />
      <ConflictBox of={of} />
      {children ??
        form.sections.map((section) => (
          <FormInputs key={section.inputs.join()} of={of} section={section} />
        ))}
    </form>
  )
}

/** Inputs of a section, below its heading. */
export function FormInputs({
  of,
  section,
}: {
  readonly of: RecordForm
  readonly section: FormSection
}) {
  const inputs = section.inputs.map((name) => <FormInput key={name} of={of} name={name} />)
  return (
    <section className="flex flex-col gap-4">
      {section.title ? (
        <div>
          <h2 className="text-base font-semibold text-fg">{section.title()}</h2>
          {section.hint ? <p className="text-xs text-fg3">{section.hint()}</p> : null}
        </div>
      ) : null}
      {inputs}
    </section>
  )
}

/** Server faults that concern the whole form. */
function FormHead({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null
  return (
    <Alert tone="danger">
      {faults.map((fault) => (
        <span key={fault} className="block">
          {fault}
        </span>
      ))}
    </Alert>
  )
}
