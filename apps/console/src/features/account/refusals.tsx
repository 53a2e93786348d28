import { refusalText, type Refusal } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'

export type RefusalsProps = {
  readonly failed: readonly { readonly id: string; readonly error: Refusal }[]
}

/** Why parts of a call were refused, each reason once. */
export function Refusals({ failed }: RefusalsProps) {
  const reasons = new Set(failed.map(({ error }) => refusalText(error, currentLanguage())))
  if (reasons.size === 0) return null
  return (
    <ul className="w-full text-sm text-danger-fg">
      {[...reasons].map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
