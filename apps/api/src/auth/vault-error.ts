/**
 * A sealed value that does not open here: it was changed, copied from another row or team, or its
 * key is not among those the server has.
 */
export class VaultError extends Error {}
