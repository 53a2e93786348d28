import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to smart_publishes. */
export const smartPublishesWords: WordsByName = {
  title: said('标题', 'Title', 'Headline of the post, as it went out'),
  content_id: said('内容', 'Content', 'The content that was published', 'id of smart_contents'),
  created_at: said('记录时间', 'Recorded', 'When the publication was recorded here'),
  release_at: said('发布时间', 'Published', 'When the post went live'),
}
