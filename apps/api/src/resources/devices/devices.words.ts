import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'
import { EXECUTORS } from '../../jsonapi/facts/vocabulary/publishing.ts'

/** Field descriptions specific to devices. */
export const devicesWords: WordsByName = {
  name: said('设备名称', 'Device', 'What its person calls the device'),
  kind: {
    ...said(
      '种类',
      'Kind',
      '`browser`: of a person; `server`: the server itself, one for each account it publishes for',
    ),
    choices: EXECUTORS,
  },
  total: said('总数', 'Total', 'Records that it has in all; null: unknown'),
  uid: said('连接账号编号', 'Account ID', 'Number of the studio account', 'key'),
  nickname: said('连接账号', 'Account', 'Nickname of that studio account'),
  platform: said('渠道', 'Channel', 'Channel of that studio account', 'platform'),
  user_id: said('使用人', 'Person', 'The person who is signed in at the device', 'id of users'),
  username: said('用户名', 'User name', 'User name of the person at the device'),
  online: said('在线', 'Online', 'Whether it publishes now'),
  'filter.online': said(
    '在线',
    'Online',
    '`true`: devices that hold a live lease; `false`: the others',
  ),
}
