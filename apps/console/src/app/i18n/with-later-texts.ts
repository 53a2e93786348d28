import { addTexts } from './i18n.ts'

/** Loads a part together with its Chinese texts; English comes as a whole. */
export async function withLaterTexts<T>(load: () => Promise<T>): Promise<T> {
  const [part, { laterTexts }] = await Promise.all([load(), import('./zh/later.ts')])
  addTexts(laterTexts)
  return part
}
