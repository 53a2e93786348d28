const AXES = ['theme', 'mode', 'density', 'locale'] as const

declare global {
  /** Base URL from which the docs addon builds frame URLs. */
  var PREVIEW_URL: string | undefined
}

/** Makes new frame stories follow the toolbar; returns the toolbar's choice. */
export function frameStories(globals: Readonly<Record<string, unknown>>): string {
  const look = AXES.map((axis) => `${axis}:${String(globals[axis])}`).join(';')
  globalThis.PREVIEW_URL = `iframe.html?globals=${look}`
  return look
}
