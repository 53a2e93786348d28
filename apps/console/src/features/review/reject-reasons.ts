import { keptValue } from '@omc/shell'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { browserStore } from '../../kernel/ports/browser-stores.ts'

const PRESETS = ['blurred', 'forbidden', 'mismatch', 'duplicate', 'unavailable'] as const

/** Id of the input for own words, at the key 6. */
export const OWN_REASON = 'review-own-reason'

/** Reasons at the keys 1 to 5, in their words. */
export const presets = (): readonly string[] =>
  PRESETS.map((name) => i18n.t(`review.reason.${name}`))

const kept = keptValue<string>({
  key: 'omc.review-reason',
  fallback: '',
  parse: (raw) => (typeof raw === 'string' ? raw : ''),
  store: browserStore,
})

/** The reason that was given last; the first preset before that. */
export const lastReason = (): string => kept.read() || (presets()[0] ?? '')

export const keepReason = (reason: string): void => kept.write(reason)
