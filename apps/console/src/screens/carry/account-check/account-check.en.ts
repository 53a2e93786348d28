export const texts = {
  accountCheck: {
    all: 'All',
    problems: 'Filter by problem',
    checkAll: 'Check all',
    fine: 'All accounts are fine',
    fineHint:
      'Accounts whose login ran out, that may not publish, or without a category appear here',
    stop: 'Stop using',
    stopTitle: 'Stop using “{{name}}”',
    stopHint: 'It no longer shows in lists and in the console; its page brings it back',
    stopped: 'Account no longer in use',
    logins: 'Expired logins {{count}}',
  },
} as const
