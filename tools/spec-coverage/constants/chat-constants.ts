import { ENTRY_LABELS } from '../../../libs/chat-widget/src/labels/entry-labels.ts'
import { LIST_PULL_DOWN, PULL_DOWN } from '../../../libs/chat-widget/src/model/pull-history.ts'
import { QUICK_REPLY_MAX_LENGTH } from '../../../libs/chat-widget/src/model/quick-reply.ts'
import {
  SCROLL,
  SCROLL_STYLE,
  SCROLL_UNUSED,
} from '../../../libs/chat-widget/src/model/scroll-constants.ts'
import { CALLBACK_MISSING_TEXT } from '../../../libs/chat-widget/src/tool-bar/warn-missing-callback.ts'

export const CHAT_CONSTANTS = {
  chatSendText: ENTRY_LABELS.zh.send,
  chatPlaceholder: ENTRY_LABELS.zh.placeholder,
  quickReplyMaxLength: QUICK_REPLY_MAX_LENGTH,
  callbackMissingText: CALLBACK_MISSING_TEXT,
  chatPullDownThreshold: PULL_DOWN.threshold,
  chatListPullDownThreshold: LIST_PULL_DOWN.threshold,
  chatPullDownStop: [LIST_PULL_DOWN.stop, PULL_DOWN.stop],
  scrollWheelSpeed: SCROLL.wheelSpeed,
  scrollEase: SCROLL.easeMs,
  scrollMomentumTime: SCROLL.momentumMs,
  scrollMomentumDistance: SCROLL.momentumPx,
  scrollResizePolling: SCROLL_UNUSED.resizePollingMs.value,
  imageObserverDebounce: SCROLL_UNUSED.imageDebounceMs.value,
  scrollbarMinimum: SCROLL_UNUSED.scrollbarMinimum.value,
  scrollbarFadeIn: SCROLL_STYLE.scrollbarFadeInMs,
  scrollbarFadeOut: SCROLL_STYLE.scrollbarFadeOutMs,
}
