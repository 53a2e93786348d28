import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** What is meant by fields of carry_statistics where it is their own. */
export const carryStatisticsWords: WordsByName = {
  keyword: said('关键词', 'Keyword', 'What the figures are grouped by'),
  title: said('标题', 'Title', 'Title of the post, nickname of the account or name of the person'),
  publish_count: said('发布数', 'Publications', 'Posts that went live on the day'),
  user_id: said('负责人', 'Owner', 'The person whose work is counted', 'id of users'),
}
