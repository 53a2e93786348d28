/** Chinese texts of the chat's prop comments. A check finds missing ones. */
export const CHAT_PROP_TEXTS_ZH: Readonly<Record<string, string>> = {
  'The messages, and where their reader is.': '消息，以及读者的位置。',
  'Content that the history tool opens; without it the tool only calls back.':
    '历史工具打开的内容；没有时该工具只回调。',
  'Older messages can be asked for by the event loadHistory.':
    '可通过 loadHistory 事件加载更早的消息。',
  'Older messages can be asked for by the event loadHistory; answer with `model.prepend`.':
    '可通过 loadHistory 事件加载更早的消息；用 `model.prepend` 回应。',
  'Content above the oldest message, in place of the default text.':
    '最早一条消息上方的文字，代替内置文字。',
  'People who are writing at the moment; shown below the last message, and not read out.':
    '正在输入的人；显示在最后一条消息下方，不播报。',
  'Only the messages near the reader are drawn, unless this is false.':
    '只绘制读者附近的消息；false 则全部绘制。',
  'How far to pull for older messages, and where the list waits meanwhile; 70 and 56 px without it.':
    '下拉多远加载更早的消息，以及加载时停在哪里；默认 70 与 56 px。',
  'Whom the chat is with.': '与谁对话。',
  'Department or state, under the title.': '部门或状态，在标题下方。',
  'Address of a picture.': '图片地址。',
  'Conversations beside the chat; without them there is no bar.':
    '会话旁的会话列表；没有时不显示会话栏。',
  'The conversation that is shown.': '当前显示的会话。',
  'Stands above the members, as plain text.': '显示在成员上方，纯文本。',
  'Members; can be searched by letters and sound.': '参与者；可按文字与拼音搜索。',
  'Whether the panel with notice and members is there; the handle on it folds it away.':
    '是否有公告与成员面板；面板上的把手可收起。',
  'In the order they stand in.': '按显示顺序。',
  'Content of the remove button.': '移除按钮显示的内容。',
  'Whether notice and members are shown; folded, the handle stays.':
    '是否显示公告与成员；收起后把手仍在。',
  'The handle was pressed, or the window is too narrow.': '按了把手，或窗口太窄。',
  'Whether members are buttons, which raise memberClick.': '成员是否为按钮，点击触发 memberClick。',
  'One tab each; kept by the host, which is told of every change.':
    '每组一个标签；由使用方保存，每次改动都会告知。',
  'Of one reply, in characters; 300 without it.': '一条回复的字数上限，默认 300。',
  'The tabs of the groups.': '分组标签。',
  'Whether replies can be added.': '能否添加回复。',
  'Whether replies can be changed.': '能否编辑回复。',
  'Whether replies can be deleted.': '能否删除回复。',
  'One was chosen; the panel stays open until its host closes it.': '选中一个；面板由使用方关闭。',
  'Escape: give the focus back to where the emoji goes.': '按 Esc：把焦点还给要插入表情的地方。',
  'Where recently used emoji are kept.': '最近使用的表情存放处。',
  'Where recently used emoji are kept; without it, until the page is left.':
    '最近使用的表情存放处；没有时保留到离开页面。',
  'Matches by sound too, e.g. pinyin; handed in, so that only those pay for it who want it.':
    '也按读音匹配，例如拼音；由使用方传入，不用则不增加体积。',
  'Offered while what is typed stands in them.': '所打文字出现在其中时列出。',
  'Act of choosing a reply: send it at once, or put it into the entry box.':
    '选中后：立即发送，或放进输入框。',
  'Not that of the chat beside it: each list has its own place to read at.':
    '不要与旁边的会话共用：每个列表有自己的阅读位置。',
  'Escape or ×: take it away and give the focus back.': '按 Esc 或 ×：移除面板并归还焦点。',
  'Tools with their order and their acts.': '有哪些工具、顺序与作用。',
  'Act of the history tool, besides the callback.': '历史工具除回调外所做的事。',
  'Class of the outermost element, e.g. for variables of your own.':
    '最外层元素的类名，例如用来设置自己的变量。',
  'Language of the built-in texts; Chinese without it.': '内置文字的语言，默认中文。',
  'How the date of a message is written; MM-DD HH:mm without it.':
    '消息时间的写法，默认 MM-DD HH:mm。',
  'Parts of your own in place of, or beside, those of the widget.':
    '自己的部件，代替组件的部件或放在旁边。',
  "Without it, the page's own tokens or light.": '不设时用页面自己的变量，或浅色。',
  'A theme of the console, e.g. "blue-white"; only its accent matters here.':
    '控制台的主题名，例如“blue-white”；这里只用其强调色。',
  'Own texts in place of the built-in ones, by part. Keep the object: a new one draws all messages again.':
    '按部件替换内置文字。请保持同一对象：换新对象会重绘所有消息。',
  '`EMOJI_TABLE` of `@omc/chat-widget/emoji`, or a table of your own; without it codes stay text.':
    '`@omc/chat-widget/emoji` 的 `EMOJI_TABLE`，或自己的表；没有时代码按文字显示。',
  'Text of the entry box; pass one to keep it, or to read along.':
    '输入框中的内容；传入即可保存或同步读取。',
  'Picture, name, link or task of a message was clicked.': '点了消息的头像、昵称、链接或任务。',
  'Text or a quick reply is to be sent.': '要发送文字或快捷回复。',
  'Text of the entry box, trimmed, after each change.': '输入框每次变化后的内容，已去除首尾空白。',
  'Older messages are wanted: answer with `model.prepend` or `finish`.':
    '需要更早的消息：用 `model.prepend` 或 `finish` 回应。',
  'A link of a system message; `clickTalk` tells it too.':
    '点了系统消息的链接；`clickTalk` 也会触发。',
  "A shop card, a sub-link or a message of the host's own; `clickTalk` tells it too.":
    '点了商品卡、子链接或自定义消息；`clickTalk` 也会触发。',
  'A quick reply was chosen.': '选中了快捷回复。',
  'Something was done in the manager of quick replies.': '在快捷回复管理器中做了操作。',
  'Show it large in your own way; without a handler the widget does.':
    '用自己的方式放大图片；没有处理函数时由组件放大。',
  'The reader wants a failed message sent again.': '读者要重发失败的消息。',
  'A conversation of the bar was chosen or is to be removed.': '选择或要移除会话栏中的会话。',
  'Without a handler members are no buttons.': '没有处理函数时成员不是按钮。',
  'Without a handler the header holds no buttons.': '没有处理函数时标题区没有按钮。',
  'By kind; a kind that is not known is said in words.': '按种类；不认识的种类用文字说明。',
  'From 1.': '从 1 起。',
  'The one article that the Tab key stops at.': 'Tab 键停留的那一条。',
  'The line "new messages below" stands before it.': '“以下为新消息”分隔线在它之前。',
  'Drawn only because it has the focus, so far from the top, px; null = it is in its place.':
    '仅因持有焦点而绘制，距顶部的像素；null 表示在原位。',
  'In characters; 300 without it.': '字数上限，默认 300。',
  'Nothing can be written or sent.': '不能输入也不能发送。',
  'Not empty.': '不能为空。',
  'One was chosen.': '选中了一条。',
  'Escape, or ↑ on the first: give the focus back to the entry box.':
    '按 Esc，或在第一条按 ↑：把焦点还给输入框。',
  'The button of the emoji panel stands first.': '表情面板的按钮排在最前。',
  'No tool can be pressed.': '所有工具不可用。',
  'Further content after the tools.': '工具之后的其他内容。',
  'Keys and own tools in the order they stand in; unknown keys are passed over. An array inside holds other texts for them, by position.':
    '按顺序列出的键与自定义工具，不认识的键忽略；内层数组按位置给出别的文字。',
  'Whether there is a button of the emoji panel; there is without it.': '是否有表情按钮，默认有。',
  'A tool was pressed; `file` brings the files. Without it the tool only warns in the console.':
    '按了工具；`file` 带来文件。没有时只在控制台警告。',
  'Text can be written but not sent yet, e.g. while the last one is being answered.':
    '可以输入但还不能发送，例如上一条仍在回答中。',
}
