import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import type { TextPart } from '../../kernel/i18n/text-part.ts'
import { afterFirstDrawn } from '../../kernel/page/first-drawn.ts'

/** A component that may have type parameters: `lazy` would take them away. */
type Shown = (props: never) => ReactNode
type Load<Props extends object> = () => Promise<ComponentType<Props>>
type Part<Props extends object> = LazyExoticComponent<ComponentType<Props>>

/** Panel of an act as a lazy chunk, loaded when the act is chosen. */
export function panelPart<Its extends Shown>(load: () => Promise<Its>): Its
export function panelPart<Props extends object>(load: Load<Props>): Part<Props>
export function panelPart<Props extends object>(load: Load<Props>) {
  return lazy(() => partWithTexts(load))
}

/** Part of a list as a lazy chunk, such as its tabs: loaded once the first rows are on the page. */
export function restPart<Its extends Shown>(load: () => Promise<Its>, texts?: TextPart): Its
export function restPart<Props extends object>(load: Load<Props>, texts?: TextPart): Part<Props>
export function restPart<Props extends object>(load: Load<Props>, texts?: TextPart) {
  return lazy(afterFirstDrawn(() => partWithTexts(load, texts)))
}

const partWithTexts = <Props extends object>(load: Load<Props>, texts = panelTexts) =>
  loadPart(() => withTexts(texts, async () => ({ default: await load() })))
