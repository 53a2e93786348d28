import { StatusChip } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { ProblemChip } from '../lists/studio_accounts/problem-chip.tsx'
import type { HealthState } from './health.ts'

const LOOKS = {
  sending: { tone: 'info', shape: 'turning' },
  online: { tone: 'info', shape: 'diamond' },
  fine: { tone: 'success', shape: 'dot' },
} as const

/** State of an account, in a word. */
export const HealthChip = ({ state }: { readonly state: HealthState }) =>
  state === 'sending' || state === 'online' || state === 'fine' ? (
    <StatusChip {...LOOKS[state]}>{i18n.t(`accountHealth.state.${state}`)}</StatusChip>
  ) : (
    <ProblemChip problem={state} />
  )
