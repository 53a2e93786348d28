/** Whether a record knows a value that may be newer than this console. */
export const isKeyOf = <Key extends string>(
  known: Readonly<Record<Key, unknown>>,
  value: string,
): value is Key => Object.hasOwn(known, value)
