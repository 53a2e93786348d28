import { LOGIN_PATH } from '@omc/shell'

/** Sign-in pages, shown without the shell. */
const ENTRY_PATHS: readonly string[] = [LOGIN_PATH, '/register', '/callback']

export const isEntryPath = (path: string): boolean => ENTRY_PATHS.includes(path)
