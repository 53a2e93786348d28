/** Scripts that the build lists in the page, for a start with a session or without one. */
export const namedParts = (page: Document, name: 'omc-ahead' | 'omc-sign-in'): readonly string[] =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? []

/** Preloads scripts before another script imports them. */
export function loadEarly(page: Document, paths: readonly string[]): void {
  for (const path of paths) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = path
    page.head.append(link)
  }
}
