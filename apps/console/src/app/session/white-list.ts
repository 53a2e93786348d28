/** Pages besides the sign-in that nobody has to be signed in for. @source console spec §2 */
export const OPEN_PAGES: readonly string[] = ['/register', '/callback', '/401', '/404', '/403']
