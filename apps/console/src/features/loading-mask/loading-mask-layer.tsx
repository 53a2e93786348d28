import { createLoadingMask } from '@omc/shell'
import { Spinner } from '@omc/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { browserClock } from '../../kernel/ports/browser-clock.ts'
import { followMutations } from './follow-mutations.ts'

/**
 * Covers the page while a change is being sent, so it is not sent twice. Rendered by each list that
 * sends such changes, so it is mounted before the first call.
 *
 * @source console spec §7: the loading mask is debounced for URLs containing doEdit
 */
export function LoadingMaskLayer() {
  const { t } = useTranslation()
  const cache = useQueryClient().getMutationCache()
  const [mask] = useState(() => createLoadingMask(browserClock()))
  const { isShown } = useSnapshot(mask.state)
  useEffect(() => followMutations(cache, mask), [cache, mask])
  if (!isShown) return null
  return createPortal(
    <div
      ref={keepOpen}
      data-testid="loading-mask"
      className="pointer-events-auto fixed inset-0 z-(--layer-toast) grid animate-fade-in place-items-center bg-surface/60 text-accent-fg"
    >
      <Spinner size={32} label={t('act.working')} />
    </div>,
    document.body,
  )
}

/** Stops pointer events: a click on the mask must not close the drawer underneath. */
function keepOpen(mask: HTMLElement | null): void {
  for (const type of ['pointerdown', 'focusin'] as const) {
    mask?.addEventListener(type, (event) => event.stopPropagation())
  }
}
