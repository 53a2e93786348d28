import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to commands. */
export const commandsWords: WordsByName = {
  uid: said('账号编号', 'Account ID', 'Number of the studio account', 'key'),
  platform: said(
    '渠道',
    'Channel',
    'Channel of that studio account; a command names it where the number alone is not enough',
    'platform',
  ),
  phase: said(
    '进度',
    'Phase',
    'How far the device has come: `received`, `started`, then `finished` or `refused`; `expired` when nobody took it',
  ),
  detail: said('说明', 'Details', 'What the device says about it'),
  msg: said('提示', 'Message', 'Words shown to the person at the device'),
  device_id: said('设备', 'Device', 'The device that took the command', 'id of devices'),
  expires_at: said('有效至', 'Good until', 'When it may no longer be started'),
}
