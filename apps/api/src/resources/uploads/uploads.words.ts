import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to uploads. */
export const uploadsWords: WordsByName = {
  kind: said('类型', 'Kind', 'What the bytes really are'),
  content_type: said('媒体类型', 'Media type', 'MIME type the file is served with', 'key'),
  url: said('地址', 'Address', 'Where the file is fetched from', 'url'),
  'media.url': said(
    '图片地址',
    'Address',
    'The outside picture to fetch through the server',
    'url',
  ),
  created_at: said('上传时间', 'Uploaded', 'When the file came here'),
  user_id: said('上传人', 'Uploaded by', 'The person who uploaded it', 'id of users'),
}
