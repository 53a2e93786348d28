import type { FormatFunction } from 'i18next'
import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts }
  }

  /** The library calls it for `{{value, format}}`; its types name only its own class for that. */
  interface InterpolationOptions {
    format?: FormatFunction
  }
}
