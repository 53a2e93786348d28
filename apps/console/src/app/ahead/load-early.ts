/** Preloads the scripts that the build lists in the page, before the first script imports them. */
export function loadEarly(page: Document, name: 'omc-ahead' | 'omc-sign-in'): void {
  const named = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  for (const href of named?.content.split(' ') ?? []) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    page.head.append(link)
  }
}
