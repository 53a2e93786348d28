/** Asks for the scripts that the build named in the page, which else the first script would ask for. */
export function loadEarly(page: Document): void {
  const named = page.querySelector<HTMLMetaElement>('meta[name="omc-ahead"]')
  for (const href of named?.content.split(' ') ?? []) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    page.head.append(link)
  }
}
