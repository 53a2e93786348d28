import type { Translated } from '../text-part.ts'
import type { texts as zh } from '../zh/device-facts.ts'

/** Words of what devices tell of themselves. */
export const texts: Translated<typeof zh> = {
  deviceFacts: {
    older: 'Old version',
    paused: 'paused',
    wait: { channel_away: 'channel cannot be reached' },
    running: {
      publish: 'Publishing',
      sync: 'Sync',
      smart_images: 'Processing images',
      carry_images: 'Processing images (carry)',
      delete_today: 'Deleting today’s',
      delete_unpass: 'Deleting rejected',
      delete_all: 'Deleting all',
    },
  },
}
