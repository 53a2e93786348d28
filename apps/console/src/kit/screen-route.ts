import type { Brings, TextPart, Translated } from '../kernel/i18n/text-part.ts'
import type { ScreenPart } from '../kernel/router/screen-part.ts'

/**
 * Script of a screen. It may name texts of other parts itself: the routes of all screens come with
 * the first script, and each text in a route makes that larger.
 */
type ScreenModule = { readonly Screen: ScreenPart; readonly beside?: readonly TextPart[] }

/**
 * Route of a screen: each file `screens/<group>/<name>/<name>.route.ts` exports one as `route`.
 */
export type ScreenRoute = {
  /** Paths in `ROUTE_RULES` that it serves. */
  readonly paths: readonly string[]
  readonly load: () => Promise<ScreenModule>
  /** All texts that it shows, its own and those of other parts. */
  readonly texts: readonly TextPart[]
}

type Declared = Pick<ScreenRoute, 'paths'> & { readonly beside?: readonly TextPart[] }
type WithTexts<Texts> = ScreenModule & { readonly texts: Texts }

/** Declares a screen whose script contains its Chinese texts; English ones load separately. */
export const screenRoute = <Texts extends object>({
  paths,
  load,
  en,
  beside = [],
}: Declared & {
  readonly load: () => Promise<WithTexts<Texts>>
  readonly en: Brings<Translated<Texts>>
}): ScreenRoute => ({ paths, load, texts: [...beside, { zh: load, en }] })

/** Declares a screen that shows only texts of other parts. */
export const plainRoute = ({
  paths,
  load,
  beside = [],
}: Declared & Pick<ScreenRoute, 'load'>): ScreenRoute => ({ paths, load, texts: beside })
