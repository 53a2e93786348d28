import { stableHash, stableRoll } from '../chance/stable-hash.ts'
import { KINDS } from './kinds.ts'
import { SCENES } from './phrases.ts'
import { isAbout } from './search.ts'

const FORMS = ['S必备GG', '我的GG清单', 'S好物分享', '平价GG', 'GG测评', '本周GG热榜'] as const

/** Topics of a platform, hottest first; those of an account begin with what suits it. */
export function findTopics(
  prefix: string,
  { q, uid }: { q?: string | undefined; uid?: string | undefined },
) {
  const names = new Set(
    KINDS.flatMap((kind, at) =>
      FORMS.map((form, turn) =>
        form.replace('GG', kind.name).replace('S', SCENES[(at + turn) % SCENES.length] ?? ''),
      ),
    ),
  )
  return [...names]
    .filter((name) => q === undefined || isAbout(name, q))
    .map((name) => ({
      topic_id: `t${prefix}${stableHash(`${prefix}:${name}`)}`,
      name,
      heat: 500 + (stableHash(`${prefix}:${name}:heat`) % 900_000),
    }))
    .sort((a, b) => weight(b, uid) - weight(a, uid))
}

const weight = ({ name, heat }: { name: string; heat: number }, uid: string | undefined): number =>
  uid === undefined ? heat : heat * (0.3 + stableRoll(`${uid}:${name}`))
