import { addTexts } from './i18n.ts'

/** Loads what opens over a screen together with its Chinese texts; English comes as a whole. */
export async function withPanelTexts<T>(load: () => Promise<T>): Promise<T> {
  const [part, { panels }] = await Promise.all([load(), import('./zh/panels.ts')])
  addTexts(panels)
  return part
}
