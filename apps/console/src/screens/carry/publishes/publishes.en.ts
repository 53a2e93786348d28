export const texts = {
  publishesDesk: {
    published: 'Published',
    queue: 'Queue',
    attempts: 'To verify',
    events: 'Events',
    smart: 'Smart',
    creative: 'Creative',
  },
} as const
