import type { BenchMessage } from './contenders/contender.ts'

const WORDS = '今天 第三段 要改一下 封面 已经 换好了 价格 下周 上新 请看 一下 佣金 谢谢 收到'.split(
  ' ',
)

/** Texts of one to four lines, every fifth one's own; the same for the same prefix. */
export function makeMessages(prefix: string, count: number): readonly BenchMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    mine: index % 5 === 4,
    name: index % 5 === 4 ? '李雷' : '韩梅',
    date: new Date(1_785_045_720_000 + index * 60_000).toISOString(),
    text: { text: textOf(index) },
  }))
}

function textOf(index: number): string {
  const length = 2 + ((index * 7) % 23)
  return Array.from({ length }, (_, word) => WORDS[(index + word * 3) % WORDS.length]).join('')
}
