/** The package of the plugin that the server offers. */
export type OfferedPackage = {
  readonly version: string
  /** Hash of the deployment that the package is made for. */
  readonly deploymentHash: string
}

/** The package of the plugin that the server offers, as it says in its page; null if none. */
export function offeredPackage(page: Document = document): OfferedPackage | null {
  const said = page.querySelector<HTMLMetaElement>('meta[name="omc-extension"]')?.content ?? ''
  // A page that no server has filled in has the placeholder.
  if (!/^\d+(\.\d+){0,3} [0-9a-f]{8}$/.test(said)) return null
  const [version = '', deploymentHash = ''] = said.split(' ')
  return { version, deploymentHash }
}
