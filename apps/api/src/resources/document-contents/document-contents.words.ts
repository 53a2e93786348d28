import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to document_contents. */
export const documentContentsWords: WordsByName = {
  title: said('标题', 'Title', 'What the text is called; may be empty'),
  content: said('原文', 'Original', 'The words as they came'),
  source: said('来源', 'Source', '`import`: from a file; `modified`: rewritten here'),
  channel: said('渠道', 'Channel', 'The channel whose rules are applied', 'platform'),
  blob: said('来源文件', 'File', 'The file of the text', 'key'),
  'import_data.blob': said(
    '文件',
    'File',
    'The table or text to read: base64, a data URL, or the file of a multipart body',
    'file',
  ),
  format: said('格式', 'Format', 'How the file is read'),
  created_at: said('导入时间', 'Imported', 'When the text came here'),
}
