import type { Translated } from '../../../kernel/i18n/text-part.ts'
import type { texts as zh } from './tiles.zh.ts'

export const texts: Translated<typeof zh> = {
  tiles: {
    layout: 'Layout',
    single: 'Single',
    side: 'Side by side',
    sideOf: 'Side by side: {{total}}',
    add: 'Add an account',
    enlarge: 'Enlarge {{name}}',
    remove: 'Remove {{name}}',
    unfold: 'Show more of {{name}}',
    fold: 'Show less of {{name}}',
    refused: 'At most 4 accounts fit side by side',
    refusedHint: 'Not shown: {{names}}. Remove an account to make room.',
    noRoom: 'Not connected: at most 4 accounts at once',
    noRoomHint:
      'Other accounts are running, or their pages may still report a result. Stop one, or try again later.',
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    giveUp: 'Give up this item',
    givenUp: 'Given up: “{{title}}” is paused in the queue',
    resolve: 'Verify',
    sound: 'Sound when a person is needed',
    summary: {
      label: 'Accounts side by side, in all',
      total: 'Total',
      done: 'Published',
      problems: 'Problems',
      left: 'Left',
      latest: 'Latest events',
    },
  },
}
