import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to studio_contents. */
export const studioContentsWords: WordsByName = {
  title: said('标题', 'Title', 'Headline of the piece'),
  content_id: said('平台内容编号', 'Platform ID', 'Number of the piece at its platform', 'key'),
  status: said(
    '状态',
    'Status',
    'Life cycle: `fetched` is unseen, `processed` ready, `checked` reviewed, `deleted` in the trash',
  ),
  content_type: {
    ...said('内容形式', 'Form', 'Whether it is pictures or a video'),
    choices: {
      image: { zh: '图文', en: 'Image-text' },
      video: { zh: '视频', en: 'Video' },
    },
  },
  platform: said('平台', 'Platform', 'The platform of its account', 'platform'),
  source: said(
    '来源',
    'Source',
    'How it came here: a platform, an import, or made by the team',
    'platform',
  ),
}
