/** One platform whose pages the console may frame. */
export type FramedPlatform = {
  /** Exact origin, such as `https://creator.example.com`. */
  readonly origin: string
  /**
   * The platform's own content security policy without `frame-ancestors`. With it, the extension
   * replaces the policy of the platform; without it, the policy of the platform stays and a second
   * one is added.
   */
  readonly policy?: string
}

/** Addresses that a package of the extension is made for. */
export type Deployment = {
  /** Exact origin of the console: the only one that may ask and frame. */
  readonly console: string
  readonly platforms: readonly FramedPlatform[]
}

/** Members of a manifest that depend on the deployment. */
export type AddressedManifest = {
  readonly externally_connectable: { readonly matches: readonly string[] }
  readonly optional_host_permissions: readonly string[]
}

/**
 * A manifest for a deployment: only pages of its console may send messages, and only the origins of
 * its platforms can be asked for.
 *
 * @source reliability 1.6: exact origins, optional hosts
 */
export const addressManifest = <M extends object>(
  manifest: M,
  { console, platforms }: Deployment,
): Omit<M, keyof AddressedManifest> & AddressedManifest => ({
  ...manifest,
  externally_connectable: { matches: [pagesOf(console)] },
  optional_host_permissions: platforms.map(({ origin }) => pagesOf(origin)),
})

/** Match pattern of all pages of an origin. */
export const pagesOf = (origin: string): string => `${origin}/*`

/**
 * Whether a policy can be stated beside ours: in one line, as one policy, without a framing rule of
 * its own.
 */
export const isFramedPolicy = (policy: string): boolean =>
  !/[,\r\n]/.test(policy) && !/(^|;)\s*frame-ancestors\b/i.test(policy)
