import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to creative_paragraphs. */
export const creativeParagraphsWords: WordsByName = {
  text: said('段落', 'Paragraph', 'The words of the paragraph'),
  seed: said('种子词', 'Seed word', 'What the paragraph is about'),
  source: said(
    '来源',
    'Source',
    'Whether a person or the model wrote it, or which platform it came from',
    'platform',
  ),
  checked: said('已审核', 'Checked', 'Whether a person found it fit for use'),
  category: said('类目', 'Category', 'Which part of a text it is good for, in the team’s words'),
}
