import { LOGIN_PATH } from '@omc/shell'

/** Pages for those who are about to sign in; they stand by themselves, without the shell. */
const ENTRY_PATHS: readonly string[] = [LOGIN_PATH, '/register', '/callback']

export const isEntryPath = (path: string): boolean => ENTRY_PATHS.includes(path)
