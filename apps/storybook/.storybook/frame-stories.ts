const AXES = ['theme', 'mode', 'density', 'locale'] as const

declare global {
  /** The docs addon makes the addresses of stories in frames from it. */
  var PREVIEW_URL: string | undefined
}

/** Lets stories in frames of their own, drawn from now on, follow the toolbar; the answer names its choice. */
export function frameStories(globals: Readonly<Record<string, unknown>>): string {
  const look = AXES.map((axis) => `${axis}:${String(globals[axis])}`).join(';')
  globalThis.PREVIEW_URL = `iframe.html?globals=${look}`
  return look
}
