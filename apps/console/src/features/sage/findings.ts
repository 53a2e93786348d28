import type { Result } from '@omc/sdk'

export type Checked = Result<'document_contents.content_modified'>
export type Finding = Checked['findings'][number]

const lower = (text: string): string => text.toLowerCase()

/** Whether a banned word still stands in its paragraph. */
export const stands = (content: string, { paragraph, word }: Pick<Finding, 'paragraph' | 'word'>) =>
  lower(content.split('\n')[paragraph] ?? '').includes(lower(word))

/** The text with a suggestion in place of the banned word, wherever that paragraph has it. */
export function replaced(
  content: string,
  { paragraph, word, suggestion }: Pick<Finding, 'paragraph' | 'word' | 'suggestion'>,
): string {
  return content
    .split('\n')
    .map((text, at) => (at === paragraph ? replaceAll(text, word, suggestion) : text))
    .join('\n')
}

/** Without regard to case, as banned words are found. */
function replaceAll(text: string, word: string, suggestion: string): string {
  let rest = text
  let made = ''
  for (let at = lower(rest).indexOf(lower(word)); at >= 0; at = lower(rest).indexOf(lower(word))) {
    made += rest.slice(0, at) + suggestion
    rest = rest.slice(at + word.length)
  }
  return made + rest
}
