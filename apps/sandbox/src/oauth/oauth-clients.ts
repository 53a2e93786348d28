/** Registered clients and their return addresses. */
export type OauthClients = {
  readonly clientId: string
  /** Undefined for a public client, which must use PKCE. */
  readonly clientSecret: string | undefined
  readonly redirectUris: readonly string[]
}
