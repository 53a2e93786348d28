/** Loops that a device can run; it says which with its heartbeat. */
export const DEVICE_JOBS = [
  'publish',
  'sync',
  'smart_images',
  'carry_images',
  'delete_today',
  'delete_unpass',
  'delete_all',
] as const
