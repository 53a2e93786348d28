import { StatusChip } from '@omc/ui'

type FlagChipProps = {
  readonly isGood: boolean
  /** The word for what is so now. */
  readonly children: string
}

/** Whether all is well with a row, in a word. */
export function FlagChip({ isGood, children }: FlagChipProps) {
  return (
    <StatusChip tone={isGood ? 'success' : 'danger'} shape={isGood ? 'dot' : 'cross'}>
      {children}
    </StatusChip>
  )
}
