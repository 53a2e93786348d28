import { i18n } from '../../kernel/i18n/i18n.ts'
import type { StageName } from './use-stage.ts'

/** Marks a rehearsal wherever it is seen, in colour, pattern and words. */
export const STRIPES =
  'bg-[repeating-linear-gradient(135deg,var(--warning)_0_8px,var(--warning-soft)_8px_16px)]'

/** Head of a rehearsal: what is not done. */
export const Stripes = ({ stage }: { readonly stage: StageName }) => (
  <div data-testid="rehearsal-stripes" className={`rounded-card p-2 ${STRIPES}`}>
    <p className="rounded-control bg-surface px-3 py-2 text-sm text-fg">
      <strong className="me-2 font-semibold">{i18n.t('rehearsal.banner')}</strong>
      {i18n.t(stage === 'dry' ? 'rehearsal.dryHint' : 'rehearsal.standInHint')}
    </p>
  </div>
)
