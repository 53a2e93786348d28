import { createContext, useContext } from 'react'

export type FieldControl = {
  readonly id: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

type OwnProps = {
  readonly id?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  readonly 'aria-required'?: boolean | 'true' | 'false' | undefined
}

/** Attributes that tie a control to the Field around it; the control's own attributes win. */
export function useFieldControl(own: OwnProps) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.isRequired || undefined),
  }
}
