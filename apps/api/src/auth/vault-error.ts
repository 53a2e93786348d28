/**
 * A sealed value that does not open here: it was changed, copied from another row or team, or its
 * key is not among those the server has.
 */
export class VaultError extends Error {}

/** A key that wrapped data keys stands in the settings no more; nothing they seal would open. */
export class WrappingKeyMissing extends VaultError {
  readonly keyName: string
  /** @param keyName  what the database calls the key; tells nothing about it */
  constructor(keyName: string) {
    super(`the wrapping key ${keyName} is missing`)
    this.keyName = keyName
  }
}
