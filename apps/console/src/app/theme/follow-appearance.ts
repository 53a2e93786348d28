import { type Appearance, bodyMarks } from '@omc/shell'
import { subscribe } from 'valtio/vanilla'
import { paintBody } from './paint-body.ts'

/** Browser state: the window's width, and whether the system is dark. */
export type Surroundings = {
  readonly body: HTMLElement
  readonly prefersDark: MediaQueryList
  readonly view: Pick<Window, 'innerWidth' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Applies the look to the body and updates it with the system and the window.
 *
 * @returns stops following
 * @source  console spec §4, sidebar and language; ux: three independent axes
 */
export function followAppearance(
  appearance: Appearance,
  { body, prefersDark, view }: Surroundings = browserSurroundings(),
): () => void {
  const paint = () => {
    const { settings, device } = appearance.state
    paintBody(body, bodyMarks(settings, { prefersDark: prefersDark.matches, device }))
  }
  const measure = () => appearance.setWindowWidth(view.innerWidth)
  measure()
  paint()
  const stop = subscribe(appearance.state, paint, true)
  prefersDark.addEventListener('change', paint)
  view.addEventListener('resize', measure)
  return () => {
    stop()
    prefersDark.removeEventListener('change', paint)
    view.removeEventListener('resize', measure)
  }
}

const browserSurroundings = (): Surroundings => ({
  body: document.body,
  prefersDark: matchMedia('(prefers-color-scheme: dark)'),
  view: globalThis.window,
})
