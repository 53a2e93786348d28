/**
 * Scroll constants of the ancestor. It moved the messages itself; here the browser does, so some
 * still control our part and others only document the platform's replacement.
 *
 * @source console spec §9, chat widget: scrolling
 */
export const SCROLL = {
  /** px per line of the wheel, in browsers that report lines. */
  wheelSpeed: 20,
  /** Duration of the slide back after a pull, ms. */
  easeMs: 300,
  /** Wheel idle time that ends a pull, ms. */
  momentumMs: 300,
  /** Minimum finger movement that starts a pull, px. */
  momentumPx: 15,
} as const

/** Fade times of the scroll bar, ms, as in the style sheet. */
export const SCROLL_STYLE = { scrollbarFadeInMs: 250, scrollbarFadeOutMs: 500 } as const

/** Constants that are not needed here, each with its replacement. */
export const SCROLL_UNUSED = {
  resizePollingMs: { value: 60, instead: 'the browser tells a new size within the same frame' },
  imageDebounceMs: { value: 100, instead: 'a picture that grew is seen within the same frame' },
  scrollbarMinimum: { value: 8, instead: 'the platform draws the bar and its least size' },
} as const
