import { StatusChip } from '@omc/ui'

type FlagChipProps = {
  readonly isGood: boolean
  /** Text of the current state. */
  readonly children: string
}

/** Chip for a good or bad state of a row. */
export function FlagChip({ isGood, children }: FlagChipProps) {
  return (
    <StatusChip tone={isGood ? 'success' : 'danger'} shape={isGood ? 'dot' : 'cross'}>
      {children}
    </StatusChip>
  )
}
