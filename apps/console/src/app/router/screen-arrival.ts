/** The route that every screen stands behind. */
export const SCREEN_ROUTE = 'screen'

/** What became of the navigation to a screen. */
export type ScreenArrival =
  | { readonly tag: 'arrived' }
  | { readonly tag: 'failed'; readonly error: unknown }
