import { isKeyOf } from '../../kernel/data/is-key-of.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'

/** Text of each code that breaks an answer. */
const REASONS = {
  disconnected: 'chat.why.disconnected',
  interrupted: 'chat.why.interrupted',
  writer_unreachable: 'chat.why.unreachable',
  writer_refused: 'chat.why.refused',
  writing_budget: 'chat.why.budget',
} as const

/** Why an answer broke off; null where no more is known than that it did. */
export const reasonOf = (code: string | null): string | null =>
  code !== null && isKeyOf(REASONS, code) ? i18n.t(REASONS[code]) : null
