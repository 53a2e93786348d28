export { ACCOUNT_PROBLEMS, accountProblems } from './accounts/account-problems.ts'
export type { AccountFacts, AccountProblem } from './accounts/account-problems.ts'
export type { Clock } from './ports/clock.ts'
export type { KeyValueStore } from './ports/key-value-store.ts'
export type { Random } from './ports/random.ts'
export { usualAnswerMs, withAnswer } from './publish-loop/answer-times.ts'
export type { AnswerBounds, AnswerTimes } from './publish-loop/answer-times.ts'
export { initialState } from './publish-loop/initial-state.ts'
export { PUBLISH_LOOP, SYNC_LOOP } from './publish-loop/loop-config.ts'
export type { LoopConfig } from './publish-loop/loop-config.ts'
export type {
  AttemptResult,
  EndReason,
  FetchAnswer,
  FrameOutcome,
  LoopCommand,
  LoopCounts,
  LoopEffect,
  LoopEvent,
  LoopPhase,
  LoopReply,
  LoopState,
  LoopStep,
  NotSentReason,
  QueueItem,
  ReportAnswer,
  Resume,
  ServerWait,
  SettledAttempt,
  StopReason,
  SubmitAnswer,
  UnknownReason,
  WaitReason,
} from './publish-loop/loop-types.ts'
export { runLoop } from './publish-loop/run-loop.ts'
export type { Loop, LoopListener, LoopOptions, LoopPorts } from './publish-loop/run-loop.ts'
export { step } from './publish-loop/step.ts'
export { holds } from './acl-modes/holds.ts'
export type { AclMode, AclRule, Held } from './acl-modes/holds.ts'
export { CONTENT_STATUSES, canMoveByHand, canMoveContent } from './content-status/content-status.ts'
export type { ContentStatus } from './content-status/content-status.ts'
export { DATE_LOCALE, DEFAULT_LANGUAGE, LANGUAGES, parseLanguage } from './language/language.ts'
export type { Language } from './language/language.ts'
export { pathOf, queryOf } from './screens/address.ts'
export type { Query } from './screens/address.ts'
export { firstScreen, isBranch } from './screens/first-screen.ts'
export { compressExactly } from './pictures/compress-exactly.ts'
export type { CompressedPicture, ExactCompression } from './pictures/compress-exactly.ts'
export { passesGuards } from './screens/passes-guards.ts'
export type { RoleHolder } from './screens/passes-guards.ts'
export { createScreenTable, paramsOf } from './screens/screen-table.ts'
export type { ScreenTable } from './screens/screen-table.ts'
export { isExternal } from './screens/screen.ts'
export type { Screen } from './screens/screen.ts'
export { FORM_MESSAGES, formMessage } from './validators/form-messages.ts'
export type { FormMessageKey } from './validators/form-messages.ts'
export { checkRule, checkRules } from './validators/form-rules.ts'
export type { FormProblem, FormRule, FormRuleName, ValueType } from './validators/form-rules.ts'
export { IMAGE_DEFAULTS, IMAGE_TYPES, imageOptions } from './validators/image-options.ts'
export type { ImageOptions, ImageType } from './validators/image-options.ts'
export {
  CHANNELS,
  CHANNEL_ROWS,
  SERVER_CHANNELS,
  channelRow,
  noDataWaits,
} from './vocabulary/channels.ts'
export type { Channel, ChannelFrame, ChannelLimits, ChannelRow } from './vocabulary/channels.ts'
export { PLATFORMS, SOURCES } from './vocabulary/platforms.ts'
export type { Platform, SourcePlatform } from './vocabulary/platforms.ts'
export { DEVICE_JOBS } from './vocabulary/device-jobs.ts'
export {
  COMMAND_ROWS,
  REMOTE_COMMANDS,
  commandRow,
  wrongParam,
} from './vocabulary/remote-commands.ts'
export type {
  CommandHandlerName,
  CommandRow,
  ParamKind,
  RemoteCommandName,
} from './vocabulary/remote-commands.ts'
export type { Words } from './vocabulary/words.ts'
export { isIpv4 } from './validators/ipv4.ts'
// By themselves too: a form that needs two of them carries no others.
export { isPassword, isPhone, isUsername } from './validators/text-checks.ts'
export { validators } from './validators/validators.ts'
