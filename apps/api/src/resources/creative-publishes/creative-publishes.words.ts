import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to creative_publishes. */
export const creativePublishesWords: WordsByName = {
  title: said('标题', 'Title', 'Headline of the post, as it went out'),
  content_id: said('内容', 'Content', 'The content that was published', 'id of creative_contents'),
  created_at: said('记录时间', 'Recorded', 'When the publication was recorded here'),
  release_at: said('发布时间', 'Published', 'When the post went live'),
}
