/** Who may ask for people, and where they may be sent back to. */
export type OauthClients = {
  readonly clientId: string
  /** Undefined for a public client, which must use PKCE. */
  readonly clientSecret: string | undefined
  readonly redirectUris: readonly string[]
}
