/**
 * The browser's storage as a port: what `localStorage` and `sessionStorage` can do and settings
 * need. Every call may throw (blocked, full, private window).
 *
 * @source reliability F25
 */
export interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
