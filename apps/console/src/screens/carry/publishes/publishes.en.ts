export const texts = {
  publishesDesk: {
    waiting: 'Waiting',
    ledger: 'Ledger',
    published: 'Published',
    queue: 'Queue',
    attempts: 'To verify',
    events: 'Events',
    smart: 'Smart',
    creative: 'Creative',
  },
} as const
