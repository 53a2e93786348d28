/** Meaning of a colour; a word and a shape always stand beside it. */
export type Tone =
  | 'neutral'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'violet'
  | 'teal'

export const TONE_CLASS: Record<Tone, string> = {
  neutral: 'bg-subtle text-fg2',
  accent: 'bg-accent-soft text-accent-fg',
  success: 'bg-success-soft text-success-fg',
  warning: 'bg-warning-soft text-warning-fg',
  danger: 'bg-danger-soft text-danger-fg',
  info: 'bg-info-soft text-info-fg',
  violet: 'bg-violet-soft text-violet-fg',
  teal: 'bg-teal-soft text-teal-fg',
}
