/** One message of a conversation with the writer. */
export type Message = { readonly role: string; readonly content: string }

/** The parts of a prompt that the writer understands. */
export type Wanted = {
  readonly task: 'titles' | 'paragraphs' | 'rewrite' | 'review' | 'tags' | 'chat'
  /** How many lines. */
  readonly count: number
  /** Characters of one line at most. */
  readonly length: number
  /** Words that must not come up. */
  readonly avoid: readonly string[]
  /** Topic: the marked part of the prompt, or all of it. */
  readonly material: string
}

const TASKS: readonly (readonly [Wanted['task'], RegExp])[] = [
  ['rewrite', /改写|重写|润色|换个说法|rewrite|rephrase/i],
  ['review', /审核|问题|违规|review|faults/i],
  ['titles', /标题|title/i],
  ['tags', /话题|标签|关键词|hashtag|keyword/i],
  ['paragraphs', /正文|段落|文案|种草|脚本|口播|paragraph|copy/i],
]

/** Reads the last message; the part after "资料：" or "Material:" is the topic. */
export function readPrompt(messages: readonly Message[]): Wanted {
  const asked = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const [request = '', ...rest] = asked.split(/^(?:资料|素材|原文|Material|Text)[：:]\s*/m)
  const marked = rest.join('\n').trim()
  const [, line = '', after = ''] = /^([^：:\n]{0,40})[：:]([\s\S]+)$/.exec(asked.trim()) ?? []
  // “小标题” forbids headings; it does not ask for a title
  const order = (marked === '' && after !== '' ? line : request).replaceAll('小标题', '')
  const task = TASKS.find(([, pattern]) => pattern.test(order))?.[0] ?? 'chat'
  return {
    task,
    count:
      numberIn(
        order,
        /(?<!每行)(\d+|[一二两三四五六七八九十])\s*(?:个|条|段|款|different|paragraphs|titles)/,
      ) ?? (task === 'titles' ? 5 : task === 'paragraphs' ? 3 : 4),
    length: numberIn(order, /(\d+)\s*(?:个字|字|characters)/) ?? (task === 'titles' ? 30 : 200),
    avoid: avoidedIn(order),
    material: marked || after.trim() || asked.trim(),
  }
}

const NUMERALS = '一二三四五六七八九十'

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) return undefined
  const value = found === '两' ? 2 : NUMERALS.indexOf(found) + 1 || Number(found)
  return value >= 1 && value <= 1000 ? value : undefined
}

function avoidedIn(text: string): string[] {
  const words = /(?:不要使用这些词|避开|Do not use these words)[：:]\s*([^。\n]+?)[。.]?\s*$/m.exec(
    text,
  )?.[1]
  return (words ?? '').split(/[、,，]\s*/).filter((word) => word !== '')
}
