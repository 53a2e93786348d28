import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to creative_contents. */
export const creativeContentsWords: WordsByName = {
  title: said('标题', 'Title', 'Headline of the piece'),
  status: said(
    '状态',
    'Status',
    'Life cycle: `processed` ready, `checked` without pictures or reviewed, `deleted` in the trash',
  ),
  source: said(
    '来源',
    'Source',
    'How it was made: by a person, from a pool product or from a smart content',
    'platform',
  ),
  channel: said('渠道', 'Channel', 'The channel it is meant for', 'platform'),
}
