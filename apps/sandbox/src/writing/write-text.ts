import {
  ENDINGS,
  type Kind,
  KINDS,
  MIDDLES,
  OPENINGS,
  SCENES,
  stableHash,
  stablePick,
  TITLES,
} from '@omc/demo-world'
import { readPrompt } from './read-prompt.ts'
import type { Message, Wanted } from './read-prompt.ts'

/**
 * Writes what a prompt asks for, in Chinese. The same conversation always gets the same answer, a
 * longer one another.
 *
 * @param seed  varies the answers to one prompt
 */
export function writeText(messages: readonly Message[], seed = ''): string {
  const wanted = readPrompt(messages)
  const roll = `${seed}:${messages.map(({ role, content }) => `${role}:${content}`).join('\n')}`
  const text = WRITERS[wanted.task](wanted, roll)
  return wanted.avoid.reduce((kept, word) => kept.replaceAll(word, ''), text)
}

const WRITERS: Record<Wanted['task'], (wanted: Wanted, roll: string) => string> = {
  titles: (wanted, roll) => lines(wanted, roll, TITLES, (title) => [title]),
  paragraphs: (wanted, roll) =>
    lines(wanted, roll, OPENINGS, (opening, turn) => [
      opening,
      stablePick(`${roll}:${turn}:a`, MIDDLES),
      stablePick(`${roll}:${turn}:b`, MIDDLES),
      stablePick(`${roll}:${turn}:c`, ENDINGS),
    ]),
  tags: (wanted, roll) =>
    lines(
      wanted,
      roll,
      ['G推荐', 'S好物', 'S必备', '好物分享', 'G测评', '平价G', '提升幸福感'],
      (tag) => [`#${tag}`],
    ),
  rewrite: ({ material }, roll) =>
    material
      .split('\n')
      .map((paragraph, at) => rewriteParagraph(paragraph, `${roll}:${at}`))
      .join('\n'),
  review: ({ material, count }) =>
    FAULTS.filter(([pattern]) => pattern.test(material))
      .map(([, fault]) => fault)
      .slice(0, count)
      .join('\n') || '无',
  chat: ({ material }, roll) => {
    const subject = subjectOf(material)
    const say = filler(roll, subject)
    const points = [...new Set([0, 1, 2].map((turn) => stablePick(`${roll}:${turn}`, ADVICE)))]
    const asked = Array.from(material.replace(/\s+/g, ' ')).slice(0, 24).join('')
    return [
      `关于“${asked}${asked.length < material.length ? '…' : ''}”，可以这样做：`,
      ...points.map((point, at) => `${at + 1}. ${say(point)}`),
      stablePick(`${roll}:close`, CLOSES),
    ].join('\n')
  },
}

/** Each line from another beginning, as long as there are some. */
function lines(
  { material, count, length }: Wanted,
  roll: string,
  beginnings: readonly string[],
  partsOf: (beginning: string, turn: number) => string[],
): string {
  const subject = subjectOf(material)
  const start = stableHash(roll) % beginnings.length
  const written = Array.from({ length: Math.min(count, 50) }, (_, turn) => {
    const beginning = beginnings[(start + turn) % beginnings.length] ?? ''
    const say = filler(`${roll}:${turn}`, subject)
    const parts: string[] = []
    for (const part of partsOf(beginning, turn).map(say)) {
      if (parts.length > 0 && Array.from([...parts, part].join('')).length > length) continue
      if (!parts.includes(part)) parts.push(part)
    }
    return Array.from(parts.join('')).slice(0, length).join('')
  })
  return [...new Set(written)].join('\n')
}

type Subject = { name: string; kind: Kind }

/** Topic of a material: a product kind that it mentions, else its first characters. */
function subjectOf(material: string): Subject {
  const known = KINDS.find(({ name }) => material.includes(name))
  if (known) return { name: known.name, kind: known }
  const quoted = /[《「“"]([^》」”"\n]{2,16})[》」”"]/.exec(material)?.[1]
  const first = /[\p{Script=Han}\w][\p{Script=Han}\w ]{1,11}/u.exec(material)?.[0]
  return { name: quoted ?? first ?? '好物', kind: stablePick(material, KINDS) }
}

const filler =
  (roll: string, { name, kind }: Subject) =>
  (text: string) =>
    text
      .replaceAll('G', '\u0001')
      .replaceAll('S', stablePick(`${roll}:scene`, SCENES))
      .replaceAll('P', stablePick(`${roll}:selling`, kind.selling))
      .replaceAll('\u0001', name)

const TURNS: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/非常|特别/g, ['格外', '相当', '很']],
  [/很好用/g, ['用起来很顺手', '实用']],
  [/喜欢/g, ['中意', '喜爱']],
  [/推荐/g, ['值得一试', '愿意分享']],
  [/可以/g, ['能', '可以']],
  [/便宜/g, ['价格友好', '划算']],
  [/质量/g, ['品质', '做工']],
  [/适合/g, ['更适合', '很合适用于']],
  [/而且/g, ['同时', '并且']],
  [/但是/g, ['不过', '只是']],
  [/大家/g, ['各位', '你们']],
  [/最近/g, ['这段时间', '近来']],
]

function rewriteParagraph(paragraph: string, roll: string): string {
  if (paragraph.trim() === '') return paragraph
  const turned = TURNS.reduce(
    (text, [pattern, choices], at) => text.replace(pattern, stablePick(`${roll}:${at}`, choices)),
    paragraph.trim(),
  )
  return turned === paragraph.trim()
    ? `${stablePick(`${roll}:lead`, ['说到这里，', '换个角度看，', '简单来说，', '实际用下来，'] as const)}${turned}`
    : turned
}

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/最好|第一|顶级|全网最低|国家级/, '含有绝对化用语，建议换成可以证明的说法'],
  [/治疗|根治|药到病除|疗效/, '涉及医疗功效，普通商品不能这样宣传'],
  [/微信|加V|VX|二维码|\d{11}/i, '出现站外联系方式，平台不允许'],
  [/点击领取|转发抽奖|关注送/, '有诱导互动的表述，建议删除'],
  [/^.{0,40}$/s, '正文偏短，建议补充使用场景和细节'],
  [/(.{4,})[\s\S]*\1/, '有重复的句子，可以合并'],
]

const ADVICE = [
  '先写清使用场景，比如S时怎么用G，读者更容易代入。',
  '标题只讲一个卖点，“P”就很具体。',
  '首图让G占画面三分之二，背景尽量干净。',
  '正文前两行给结论，再用两三个细节支撑。',
  '同一账号一天不超过五篇，间隔两小时以上。',
  '话题选与G直接相关的两三个，热度高但不相关的不要加。',
  '评论区前十条尽量在一小时内回复。',
  '发布前核对价格和库存，避免评论区扣分。',
] as const
const CLOSES = [
  '需要的话，把商品信息发给我，我可以接着写标题和正文。',
  '以上仅供参考，具体数据请以后台为准。',
  '如果有禁用词要求，告诉我，我会避开。',
] as const
