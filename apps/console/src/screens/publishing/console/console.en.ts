export const texts = {
  consoleDesk: {
    run: 'Publish',
    attempts: 'To verify',
    queue: 'Queue',
    contents: 'Contents',
    drafts: 'Writing',
    tasks: 'Tasks',
    studio: 'Accounts',
  },
} as const
