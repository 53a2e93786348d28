import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to carry_statistics. */
export const carryStatisticsWords: WordsByName = {
  keyword: said('关键词', 'Keyword', 'What the figures are grouped by'),
  title: said('标题', 'Title', 'Title of the post, nickname of the account or name of the person'),
  publish_count: said('发布数', 'Publications', 'Posts that went live on the day'),
  user_id: said('负责人', 'Owner', 'The person whose work is counted', 'id of users'),
}
