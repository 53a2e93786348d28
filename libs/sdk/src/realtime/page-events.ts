/** Lifecycle events of a page. Each function returns "stop listening". */
export interface PageEvents {
  /** The page is visible, focused, online or resumed again. */
  onWake(run: () => void): () => void
  /** The browser is about to freeze the page. */
  onFreeze(run: () => void): () => void
}

/** The events of the page this runs in. */
export function browserPageEvents(): PageEvents {
  return {
    onWake(run) {
      const onVisible = () => {
        if (!document.hidden) run()
      }
      document.addEventListener('visibilitychange', onVisible)
      const names = ['focus', 'online', 'resume'] as const
      for (const name of names) window.addEventListener(name, run)
      return () => {
        document.removeEventListener('visibilitychange', onVisible)
        for (const name of names) window.removeEventListener(name, run)
      }
    },
    onFreeze(run) {
      window.addEventListener('freeze', run)
      return () => window.removeEventListener('freeze', run)
    },
  }
}
