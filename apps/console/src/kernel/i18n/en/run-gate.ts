export const texts = {
  runGate: {
    title: 'Not approved to run here',
    build: 'This build did not pass its check',
    host: 'This address is not among those allowed',
    todo: 'Use the address that your team was given, or ask the people who run this system',
    hostLabel: 'This address',
  },
} as const
