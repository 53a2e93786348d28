import { method, never, type Unused } from './lean-code.ts'

const BACKENDS = 'backends'
const DETECTORS = 'language detectors'
const FORMATS = 'other formats of texts'
const MISSING = 'missing texts sent to a server'
const DETAILS = 'texts with details'
const PLURALS = 'plural forms of a key'

/**
 * Unused features of i18next with their entry points, and uncalled methods: bundlers keep all
 * methods of a class.
 */
export const I18NEXT_UNUSED: readonly Unused[] = [
  // The console creates its own instance.
  {
    feature: 'the default instance',
    find: 'const instance = I18n.createInstance();',
    put: 'const instance = /* @__PURE__ */ I18n.createInstance();',
  },
  {
    feature: 'the default instance',
    find: 'const createInstance = instance.createInstance;',
    put: 'const createInstance = I18n.createInstance;',
  },
  method('clones', 'cloneInstance(options = {}, callback = noop)'),
  // Each part of the program contains its texts, and kernel/i18n/i18n.ts adds them.
  {
    feature: BACKENDS,
    find: 'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
    put: '{ on() {} }',
  },
  {
    feature: BACKENDS,
    find: ',\n        reloadResources: this.reloadResources.bind(this)\n      };',
    put: '\n      };',
  },
  method(BACKENDS, 'reloadResources(lngs, ns, callback)'),
  method(BACKENDS, 'loadLanguages(lngs, callback)'),
  never(BACKENDS, '!this.options.resources || this.options.partialBundledLanguages'),
  method('texts rendered by a server', 'hydrate(resources, lng)'),
  // The person chooses the language.
  never(DETECTORS, 'this.modules.languageDetector'),
  never(
    DETECTORS,
    '!lng && this.services.languageDetector && !this.services.languageDetector.async',
  ),
  never(
    DETECTORS,
    '!lng && this.services.languageDetector && this.services.languageDetector.async',
  ),
  // missing-text.ts reports missing texts.
  never(MISSING, 'this.options.saveMissing'),
  // A key names one text, which is a string without nested texts.
  never('groups of texts', 'isObjectHit && !objectNotReturned'),
  never(DETAILS, 'returnDetails', 4),
  method(DETAILS, 'getUsedParamsDetails(options = {})'),
  never('keys in place of texts', "lng?.toLowerCase() === 'cimode'"),
  { feature: 'texts within texts', find: 'if (opt.nest !== false) res', put: 'if (false) res' },
  method('texts within texts', 'nest(str, fc, options = {})'),
  never(FORMATS, 'this.modules.i18nFormat'),
  never(FORMATS, 'this.i18nFormat?.parse'),
  never(FORMATS, 'this.i18nFormat?.addLookupKeys'),
  never(
    'post processors',
    'res != null && postProcessorNames?.length && opt.applyPostProcessor !== false',
  ),
  method(PLURALS, 'getSuffixes(code, options = {})'),
  method(PLURALS, 'getPluralFormsOfKey(code, key, options = {})'),
  method(PLURALS, 'needsPlural(code, options = {})'),
  // libs/shell/src/format writes dates, numbers and money; count-words.ts, the words of a number.
  { feature: 'formats of values', find: 'formatter = Formatter;', put: '' },
  // Chinese and English run from left to right.
  method('directions of writing', 'dir(lng)'),
]
