/** Version of the plugin that the server offers, as it says in its page; empty if none. */
export function offeredVersion(page: Document = document): string {
  const said = page.querySelector<HTMLMetaElement>('meta[name="omc-extension"]')?.content ?? ''
  // A page that no server has filled in has the placeholder.
  return /^\d+(\.\d+){0,3}$/.test(said) ? said : ''
}
