import { ACL_MODES, DEFAULT_ACL_MODE } from '../../../libs/core/src/acl-modes/holds.ts'
import {
  DATE_LOCALE,
  DEFAULT_LANGUAGE,
  LANGUAGES,
} from '../../../libs/core/src/language/language.ts'
import { PUBLISH_LOOP, SYNC_LOOP } from '../../../libs/core/src/publish-loop/loop-config.ts'
import { RSA_DEFAULTS } from '../../../libs/core/src/rsa-chunks/rsa-key.ts'
import { FORM_MESSAGES } from '../../../libs/core/src/validators/form-messages.ts'
import {
  IMAGE_DEFAULTS,
  IMAGE_RANGES,
  IMAGE_TYPES,
} from '../../../libs/core/src/validators/image-options.ts'
import { EMAIL_MAX_LETTERS, isPort } from '../../../libs/core/src/validators/net-checks.ts'
import {
  BLANK_TEXT,
  isAmount,
  isChineseName,
  isPhone,
  PASSWORD_MIN_LENGTH,
} from '../../../libs/core/src/validators/text-checks.ts'
import { CREATOR_PUBLISH_MAX_ITEMS } from '../../../libs/publisher/src/runtime/pick-items.ts'
import { decimalsOf, rangeOf, seconds, taken } from './probes.ts'

/** Messages of the rules; those of single fields have two words. */
const RULES = Object.keys(FORM_MESSAGES).filter((key) => !key.includes('_'))
const amountOf = (decimals: number) => `1.${'5'.repeat(decimals)}`

/** Constants of the rules that the API and the console share. */
export const CORE_CONSTANTS = {
  locales: LANGUAGES,
  defaultLocale: DEFAULT_LANGUAGE,
  dateLocale: DATE_LOCALE,
  permissionModes: ACL_MODES,
  defaultPermissionMode: DEFAULT_ACL_MODE,
  passwordMinLength: PASSWORD_MIN_LENGTH,
  phoneLength: Math.max(...taken((length) => isPhone('1'.repeat(length)), 20)),
  // Two digits would make another number.
  phoneFirstDigit: Number(taken((digit) => isPhone(`${digit}3800000000`), 9).join('')),
  chineseNameLength: rangeOf((length) => isChineseName('王'.repeat(length)), 20),
  amountMaxDecimals: decimalsOf(amountOf(Math.max(...taken((n) => isAmount(amountOf(n)), 20)))),
  blankText: BLANK_TEXT,
  portRange: rangeOf(isPort, 70_000),
  // The specification names the first length that is too long.
  emailMaxLength: EMAIL_MAX_LETTERS + 1,
  formRuleTypes: RULES.map((key) => key.replace('form.', '')),
  imageTypes: IMAGE_TYPES,
  imageFallbackType: IMAGE_DEFAULTS.type,
  imageScaleRange: IMAGE_RANGES.scale,
  imageAccuracyRange: IMAGE_RANGES.accuracy,
  imageAccuracyDefault: IMAGE_DEFAULTS.accuracy,
  imageCompressQuality: IMAGE_DEFAULTS.quality,
  imageExactCompressTries: IMAGE_DEFAULTS.exactTries,
  rsaKeyBits: RSA_DEFAULTS.keyBits,
  rsaExponent: RSA_DEFAULTS.exponentHex,
  rsaEncryptChunk: RSA_DEFAULTS.plainChunkBytes,
  rsaDecryptChunk: RSA_DEFAULTS.cipherChunkBytes,
  publishErrorRetry: seconds(PUBLISH_LOOP.retryMs.failure),
  uploadRetry: seconds(PUBLISH_LOOP.retryMs.upload),
  youhaohuoEmptyRetry: seconds(PUBLISH_LOOP.retryMs.emptyByChannel['youhaohuo']),
  publishPermissionCode: PUBLISH_LOOP.stopMarks.join(),
  syncLoopDelayRange: [SYNC_LOOP.pacing.min, SYNC_LOOP.pacing.max],
  syncLoopWaitUnit: SYNC_LOOP.pacing.msPerUnit,
  creatorPublishMaxItems: CREATOR_PUBLISH_MAX_ITEMS,
}
