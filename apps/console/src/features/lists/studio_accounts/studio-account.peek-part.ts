import { addTexts } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'

const texts = textPart(
  () => import('./studio-account.today.zh.ts'),
  () => import('./studio-account.today.en.ts'),
)

/** Side panel of an account, with the texts of its day. */
export async function peekPart() {
  const [{ Peek }] = await Promise.all([
    import('./studio-account.peek.tsx'),
    addTexts(texts),
    addTexts(laterTexts),
  ])
  return Peek
}
