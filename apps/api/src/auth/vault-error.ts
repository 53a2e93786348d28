/**
 * A sealed value that does not open here: it was changed, copied from another row or team, or its
 * key is not among those the server has.
 */
export class VaultError extends Error {}

/** A key that wrapped data keys is missing from the settings; their secrets cannot be opened. */
export class WrappingKeyMissing extends VaultError {
  readonly keyName: string
  /** @param keyName  name of the key in the database; reveals nothing about it */
  constructor(keyName: string) {
    super(`the wrapping key ${keyName} is missing`)
    this.keyName = keyName
  }
}
