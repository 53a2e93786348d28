import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to creative_templates. */
export const creativeTemplatesWords: WordsByName = {
  name: said('模板名称', 'Template', 'What the team calls the template'),
  layout: said('布局', 'Layout', 'Where picture, title and price stand'),
  width: said('宽度', 'Width', 'Width of the finished picture', 'pixels'),
  height: said('高度', 'Height', 'Height of the finished picture', 'pixels'),
  'preview.title': said('标题', 'Title', 'Words for the title’s box'),
  'preview.price': said('价格', 'Price', 'Words for the price’s box', 'text'),
}
