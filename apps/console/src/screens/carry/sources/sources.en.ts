export const texts = {
  sourcesDesk: {
    sources: 'Sources',
    studio: 'Studio sources',
    materials: 'Materials',
    fetched: 'Collected',
    jobs: 'Jobs',
  },
} as const
