/**
 * What a console can be told to do from afar.
 *
 * @source console behaviours B-211 … B-217
 */
export const REMOTE_COMMANDS = [
  'start_publish',
  'open_page',
  'delete_all_contents',
  'delete_today_contents',
  'delete_unpass_contents',
  'batch_smart_image_upload',
  'batch_carry_image_upload',
] as const

export type RemoteCommandName = (typeof REMOTE_COMMANDS)[number]
