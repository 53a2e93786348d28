/**
 * The numbers of the ancestor's scrolling. It moved the messages itself; here the browser does, so
 * some of them steer what is left to us and others say only what the platform gives instead.
 *
 * @source console spec §9, chat widget: scrolling
 */
export const SCROLL = {
  /** px per line of the wheel, in browsers that report lines. */
  wheelSpeed: 20,
  /** The content slides back in this time after a pull, ms. */
  easeMs: 300,
  /** A wheel that rests this long has ended its pull, ms. */
  momentumMs: 300,
  /** A finger that moves less than this pulls nothing, px. */
  momentumPx: 15,
} as const

/** The bar shows and fades in these times, ms. They stand in the style sheet. */
export const SCROLL_STYLE = { scrollbarFadeInMs: 250, scrollbarFadeOutMs: 500 } as const

/** Numbers that nothing here needs, each with what stands in its place. */
export const SCROLL_UNUSED = {
  resizePollingMs: { value: 60, instead: 'the browser tells a new size within the same frame' },
  imageDebounceMs: { value: 100, instead: 'a picture that grew is seen within the same frame' },
  scrollbarMinimum: { value: 8, instead: 'the platform draws the bar and its least size' },
} as const
