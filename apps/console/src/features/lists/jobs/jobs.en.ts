export const texts = {
  jobList: {
    title: 'Jobs',
    empty: 'No jobs yet',
    emptyHint: 'What takes a while, such as collecting, is recorded here',
    progress: 'Progress',
    cancel: 'Cancel',
    cancelled: 'The job is being stopped',
    retry: 'Retry',
    retried: 'The job starts again',
    spiderSources: 'Collect sources',
    collectMaterials: 'Collect materials',
    collectStudio: 'Collect studio source',
  },
} as const
