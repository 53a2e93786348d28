import type { Translated } from '../text-part.ts'
import type { texts as zh } from '../zh/account-work.ts'

/** Words of the jobs over the records of an account. */
export const texts: Translated<typeof zh> = {
  accountWork: {
    title: 'Account work',
    name: {
      sync: 'Sync data',
      'smart-images': 'Process images',
      'carry-images': 'Process images (carry)',
      'delete-today': 'Delete today’s',
      'delete-unpass': 'Delete rejected',
      'delete-all': 'Delete all',
    },
    hint: 'Goes through the contents of this account one by one; pause or stop it at any time. Deleted contents go to the trash.',
    none: 'There is nothing you may do here',
    sure: {
      title: '{{name}}: {{account}}',
      today: '{{total}} {{total, content|contents}} of today will go to the trash.',
      unpass: '{{total}} rejected {{total, content|contents}} will go to the trash.',
      all: 'All contents of this account will go to the trash, {{total}} in all.',
      counting: 'Counting what would be deleted…',
      failed: 'The number could not be counted; sending deletes all the same',
      typed: 'Type the name of the account',
    },
    working: 'Working on',
    count: 'Done: {{count}}',
    one: {
      sync: 'One record synced',
      delete: 'Deleted 1 record',
      images: 'Images of 1 content processed',
    },
    all: {
      sync: 'Sync completed, {{count}} {{count, record|records}}',
      delete: 'Deleted {{count}} {{count, record|records}}',
      images: 'Images processed, {{count}} {{count, content|contents}}',
    },
    partly: 'Done: {{count}}; failed repeatedly and left out: {{left}}',
    failed: {
      sync: 'Sync hit an error and stopped',
      delete: 'Deleting hit an error and stopped',
      images: 'Processing images hit an error and stopped',
    },
    record: {
      sync: 'Sync data failed',
      delete: 'Not deleted',
      images: 'Images not saved',
      upload: 'Upload image failed',
      empty: 'Content unavailable, retrying publish or fetch',
    },
    why: {
      upload: 'Upload image failed, retrying later',
      empty: 'Content unavailable, retrying publish or fetch',
      failure: 'It did not work, retrying later',
      offline: 'Content unavailable, retrying publish or fetch',
      other: 'Waiting for the next one',
    },
    stopped: 'Stopped, done: {{count}}',
    noPermission: 'No permission, queue completed',
    paused: 'Paused',
  },
}
