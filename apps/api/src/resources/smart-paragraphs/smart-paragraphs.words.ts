import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to smart_paragraphs. */
export const smartParagraphsWords: WordsByName = {
  text: said('段落', 'Paragraph', 'The words of the paragraph'),
  source: said('来源', 'Source', 'Where the words were found: a platform or an import', 'platform'),
  outside_id: said(
    '平台编号',
    'Platform ID',
    'Number of the review or piece at its platform',
    'key',
  ),
  images: said('图片', 'Pictures', 'Pictures that came with the words', 'image'),
}
