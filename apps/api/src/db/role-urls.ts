export type ServingRole = 'omc_app' | 'omc_jobs'

/** The owner's connection URL with the name and password of one of the two serving roles. */
export function roleUrl(ownerUrl: string, role: ServingRole, password: string): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = encodeURIComponent(password)
  return url.href
}
