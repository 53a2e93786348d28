import { texts as jobKinds } from '../../../kernel/i18n/en/job-kinds.ts'

export const texts = {
  ...jobKinds,
  jobList: {
    title: 'Jobs',
    empty: 'No jobs yet',
    emptyHint: 'What takes a while, such as collecting, is recorded here',
    progress: 'Progress',
    cancel: 'Cancel',
    cancelled: 'The job is being stopped',
    retry: 'Retry',
    retried: 'The job starts again',
    about: 'Job',
    result: 'Result',
    undone: 'Undone',
    undoneBy: 'Record of the undo #{{id}}',
  },
} as const
