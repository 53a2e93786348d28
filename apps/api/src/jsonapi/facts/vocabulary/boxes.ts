import { said, type WordsByName } from '../field-words.ts'

/** Members of the layout of a picture template, and of a rule about a word. */
export const BOXES: WordsByName = {
  x: said('横向位置', 'From the left', 'Distance of the box from the left edge', 'pixels'),
  y: said('纵向位置', 'From the top', 'Distance of the box from the upper edge', 'pixels'),
  align: said('对齐', 'Alignment', 'Where the words stand in their box'),
  background: said('背景色', 'Background', 'Colour behind everything', 'key'),
  color: said('颜色', 'Colour', 'Colour of the words', 'key'),
  fit: said('适配方式', 'Fit', 'Whether the picture fills its box or is shown whole'),
  lines: said('行数', 'Lines', 'Most lines of the words'),
  radius: said('圆角', 'Rounded corners', 'Radius of the corners', 'pixels'),
  word: said('词语', 'Word', 'The word or phrase the rule is about'),
  suggestion: said('建议', 'Suggestion', 'What to write instead'),
  type: said('类型', 'Type', 'The resource the record is of', 'key'),
  family: said('内容家族', 'Family', 'The resource the content is a record of', 'key'),
  deleted_at: said('删除时间', 'Deleted', 'When it went to the trash'),
}
