/** Texts that a page needs before any of its parts has loaded. */
export const texts = {
  app: {
    name: 'Open Media Creation Centre',
    loading: 'Loading',
    failed: 'The page did not load completely. Check the network and try again',
    reload: 'Reload',
  },
  language: {
    zh: '简体中文',
    en: 'English',
    failed: 'The language could not be loaded. Please try again later',
  },
  toast: { region: 'Messages', close: 'Close' },
  secret: { show: 'Show password', hide: 'Hide password' },
} as const
