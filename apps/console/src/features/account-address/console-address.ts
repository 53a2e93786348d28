/** Publishing console of an account. */
export const consoleAddress = (uid: string): string => `/console?uid=${encodeURIComponent(uid)}`
