/** Whether a record has this key, which may be a value newer than this console. */
export const isKeyOf = <Key extends string>(
  known: Readonly<Record<Key, unknown>>,
  value: string,
): value is Key => Object.hasOwn(known, value)
