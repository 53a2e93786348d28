export const texts = {
  textChanges: {
    none: 'No changes',
    taken: '{{taken}} of {{count}} {{count, change|changes}} taken',
    takeAll: 'Take all',
    leaveAll: 'Keep the original',
    take: 'Press to take this change',
    leave: 'Press to keep the original',
    removed: 'remove',
    added: 'write',
  },
} as const
