export const texts = {
  accountSync: {
    addHint:
      'Sign-in data is kept encrypted and never shown. An account is kept once per channel: a known one is updated, one in the trash comes back',
    added: 'The account “{{name}}” is ready',
    syncAllHint: 'Reads the accounts of the daorc login page by page; known ones are updated',
    syncStart: 'Start',
    syncAgain: 'Sync again',
    syncRead: 'Accounts read',
  },
} as const
