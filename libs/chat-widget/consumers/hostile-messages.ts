import { type ChatMessage, parseChatMessage } from '@omc/chat-widget'

const PICTURE = 'https://own.test/a.png'

/** Messages a server might send, in the ancestor's shape, with an attack in every field. */
function foreignOf(attack: string): readonly unknown[] {
  const said = { name: attack, img: attack, date: attack, status: attack }
  const body = { __html: attack, dangerouslySetInnerHTML: { __html: attack }, [attack]: attack }
  return [
    attack,
    { ...said, text: attack },
    { type: 'tip', text: { text: attack, ...body } },
    { type: attack, text: { text: attack }, [attack]: { [attack]: attack } },
    { ...said, mine: true, text: { text: attack, ...body } },
    {
      ...said,
      text: {
        system: {
          title: attack,
          subtitle: attack,
          content: [{ id: attack, text: attack, href: attack }],
        },
        subLink: {
          text: attack,
          prop: { href: attack, target: attack, onClick: attack, style: attack, ...body },
        },
        shop: {
          cover: attack,
          price: attack,
          title: attack,
          describe: attack,
          tags: [{ name: attack }, { name: attack }],
        },
      },
    },
    ...(['image', 'file', 'video', 'audio'] as const).flatMap((kind) => [
      { text: { [kind]: { url: attack, poster: attack, alt: attack, name: attack } } },
      {
        text: { [kind]: { url: PICTURE, poster: attack, alt: attack, name: attack, size: attack } },
      },
    ]),
    // JSON.parse creates own keys with these names.
    JSON.parse(`{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "text":{"text":${JSON.stringify(attack)},"__proto__":{"polluted":1}}}`),
  ]
}

/** Messages of a host that passes foreign values on unchecked; types do not hold at run time. */
function carelessOf(attack: string): readonly ChatMessage[] {
  const author = { name: attack, avatarUrl: attack }
  const spoken = { at: 0, isOwn: false, status: 'sent', author } as const
  const link = { id: attack, text: attack }
  const rows: readonly unknown[] = [
    { kind: 'tip', at: 0, text: attack },
    { kind: 'text', ...spoken, text: attack },
    { kind: 'text', ...spoken, isOwn: true, status: 'failed', text: attack },
    { kind: 'system', ...spoken, title: attack, subtitle: attack, links: [link] },
    { kind: 'subLink', ...spoken, text: attack, href: attack },
    {
      kind: 'shop',
      ...spoken,
      title: attack,
      subtitle: attack,
      price: attack,
      coverUrl: attack,
      tags: [attack],
    },
    { kind: 'image', ...spoken, url: attack, alt: attack },
    { kind: 'file', ...spoken, url: attack, name: attack, sizeBytes: null },
    { kind: 'video', ...spoken, url: attack, posterUrl: attack },
    { kind: 'audio', ...spoken, url: attack },
    { kind: 'custom', ...spoken, data: { __html: attack } },
    { kind: attack, ...spoken, text: attack, html: attack },
  ]
  return rows.map((row, index) => ({ ...Object(row), id: `${attack}-careless-${index}` }))
}

/** All kinds of messages with the attack in every field, without those that are refused. */
export function hostileMessages(attack: string): readonly ChatMessage[] {
  const foreign = foreignOf(attack).flatMap((raw, index) => {
    const parsed = parseChatMessage(raw, `${attack}-foreign-${index}`)
    return parsed.ok ? parsed.messages : []
  })
  return [...foreign, ...carelessOf(attack)]
}
