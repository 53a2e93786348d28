import { DEFAULT_LANGUAGE, parseLanguage, type KeyValueStore, type Language } from '@omc/core'
import { keptValue, type KeptValue } from '../storage/kept-value.ts'

/** The chosen language, kept in local storage. @source console spec §4, sidebar and language */
export const keptLanguage = (store: () => KeyValueStore): KeptValue<Language> =>
  keptValue({ key: 'omc.language', fallback: DEFAULT_LANGUAGE, parse: parseLanguage, store })
