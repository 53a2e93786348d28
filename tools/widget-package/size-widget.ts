/**
 * Bundle size of every entry of the chat widget, minified and compressed, in kB of 1000 bytes,
 * without React, which users have anyway.
 *
 *   npm run size:widget
 *
 * Fails above a budget, and when the headless model alone imports React.
 *
 * @source chat widget, package: 25 kB packed with everything but emoji data and pinyin matcher. The
 *         budget exceeds that by the cost of short functions (arguments in place of closures) and
 *         of the view of streamed text.
 */
import { join } from 'node:path'
import { flattenStyle } from '../packing/flatten-style.ts'
import { type Bundle, tellWeight, weighBundle } from '../packing/weigh-bundle.ts'
import { WIDGET } from './widget.ts'

const MAIN = join(WIDGET, 'src/index.ts')
const without = /^react(-dom)?(\/|$)/

const WHOLE: Bundle = {
  name: '@omc/chat-widget and its style sheet',
  program: `export * from '${MAIN}'`,
  style: await flattenStyle(join(WIDGET, 'src/chat-widget.css')),
  without,
  budgetKb: 26,
}
const MODEL: Bundle = {
  name: 'createChatModel alone',
  program: `export { createChatModel } from '${MAIN}'`,
  without,
  budgetKb: 4,
}
const EMOJI: Bundle = {
  name: '@omc/chat-widget/emoji, the data',
  program: `export * from '${join(WIDGET, 'src/emoji/index.ts')}'`,
  without,
  budgetKb: 5,
}

const STREAMING: Bundle = {
  name: '@omc/chat-widget/streaming',
  program: `export * from '${join(WIDGET, 'src/streaming/index.ts')}'`,
  without,
  budgetKb: 1,
}

tellWeight(WHOLE, await weighBundle(WHOLE))
tellWeight(EMOJI, await weighBundle(EMOJI))
tellWeight(STREAMING, await weighBundle(STREAMING))
const model = await weighBundle(MODEL)
tellWeight(MODEL, model)
if (model.asksFor.length > 0) {
  console.log(`✗ createChatModel alone asks for ${model.asksFor.join(', ')}`)
  process.exitCode = 1
}
