export const texts = {
  materialsDesk: {
    materials: 'Materials',
    noSource: 'There is no such source',
  },
} as const
