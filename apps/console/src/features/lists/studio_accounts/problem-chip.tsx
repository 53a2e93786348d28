import type { AccountProblem } from '@omc/core'
import { StatusChip } from '@omc/ui'
import { i18n } from '../../../kernel/i18n/i18n.ts'

const LOOKS = {
  expired: { tone: 'danger', shape: 'cross' },
  refused: { tone: 'danger', shape: 'cross' },
  ended: { tone: 'danger', shape: 'alert' },
  cooling: { tone: 'warning', shape: 'clock' },
  incomplete: { tone: 'neutral', shape: 'ring' },
} as const satisfies Record<AccountProblem, object>

/** Problem of an account, in a word. */
export const ProblemChip = ({ problem }: { readonly problem: AccountProblem }) => (
  <StatusChip {...LOOKS[problem]}>{i18n.t(`studioAccount.${problem}`)}</StatusChip>
)
