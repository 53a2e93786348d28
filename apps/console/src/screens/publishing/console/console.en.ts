export const texts = {
  consoleDesk: { run: 'Publish', attempts: 'To verify', queue: 'Queue', studio: 'Accounts' },
} as const
