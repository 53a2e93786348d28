/** Chinese texts of the prop comments. A check finds missing ones. */
export const PROP_TEXTS_ZH: Readonly<Record<string, string>> = {
  'As shown in the choice, e.g. "20 per page".': '选项中显示的文字，例如“20 条/页”。',
  'From 1.': '从 1 起。',
  'As wide as a side panel, and lower.': '与侧边面板同宽，高度更低。',
  'Read by screen readers as the name of the table.': '读屏软件读作表格的名称。',
  'Class of the scrolling box; give it a height for the head to stick.':
    '滚动容器的类名；给定高度后表头固定。',
  "Class of the column's cells, e.g. a width.": '该列单元格的类名，例如宽度。',
  'Width in px; without it a column is as wide as its cells need.':
    '宽度（像素）；不设则按内容自动。',
  'Edge at which the column stays while the others scroll sideways.': '横向滚动时该列停靠的一侧。',
  'Position among all rows, from 0, where only some of them are in the document.':
    '在全部行中的位置，从 0 起；仅在只绘制部分行时使用。',
  'Widths of the columns; null when they must be measured again.':
    '各列宽度；需要重新测量时为 null。',
  'Distance of the first row from the start of what scrolls, px.':
    '首行到滚动内容起点的距离（像素）。',
  'Rows are cards, and the page scrolls them.': '各行显示为卡片，由页面滚动。',
  'The only column in sight.': '唯一显示的列。',
  'In the empty box of a width.': '宽度输入框为空时显示。',
  'Absent while the columns stand as the list has them.': '列未调整时不提供。',
  'Read by screen readers as the name of the grid.': '读屏软件读作图片网格的名称。',
  'Picture and text of a card; the text names its button.': '卡片的图片与文字；按钮以其文字命名。',
  'In cards: the title line, an ordinary line with its name (the default), or left out.':
    '卡片形式下：作标题行、带名称的普通行（默认），或不显示。',
  'First load: rows of skeletons. With rows present they stay and the table says busy.':
    '首次加载显示骨架行；已有数据时保留数据并标为忙碌。',
  'In place of rows.': '代替数据行显示。',
  'Opens a row; its title is the button.': '打开一行；标题就是按钮。',
  'Of the row that is open.': '已打开的行的编号。',
  'A coloured edge; the row itself says in words what it stands for.':
    '彩色边线；含义由该行的文字说明。',
  'Beside the button that closes it.': '关闭按钮旁。',
  'A valtio state: the messages on screen, newest last.':
    'valtio 状态：屏幕上的提示，最新的在最后。',
  'Description of the error and of the remedy.': '发生了什么、怎么办。',
  'Why it is empty, or what would be here.': '为什么是空的，或这里将出现什么。',
  'The next step.': '下一步。',
  'At the end of the row, e.g. a link to the cure.': '行尾的内容，例如去修改的链接。',
  'Below the title, in one line.': '标题下方，一行。',
  'Folds the panel away without ending what it shows.': '收起面板，不结束其中的任务。',
  'Null = done.': 'null 表示成功。',
  'Words for the two marks, read by screen readers.': '两种标记的文字，供读屏软件朗读。',
  'Invitation to drop, e.g. "Drop a CSV file here".': '要拖入的内容，例如“把 CSV 文件拖到这里”。',
  'Of the button beside it, for everybody who does not drag.': '旁边按钮的文字，供不拖拽的人使用。',
  'As the `accept` of a file input, e.g. ".csv,.xlsx".':
    '同文件输入框的 `accept`，例如 ".csv,.xlsx"。',
  'As shown, e.g. 14:02:11.': '显示的文字，例如 14:02:11。',
  'Machine-readable, ISO 8601.': '机器可读，ISO 8601。',
  'Instead of the dot.': '代替圆点。',
  'Name of the region and of what is announced; the key that moves focus there is added.':
    '区域与播报的名称；会附上移动焦点的按键。',
  'The same key replaces an earlier toast instead of adding one.':
    '相同的键替换先前的提示，不再新增。',
  'Infinity = stays until closed.': 'Infinity 表示一直显示到关闭。',
  'Epoch ms.': '毫秒时间戳。',
  "The clock, epoch ms; asked on every tick, so sleep and throttling can't skew it.":
    '时钟，毫秒时间戳；每次跳动都重新读取，休眠与降频不会造成偏差。',
  'Awaited event; read before the time.': '等待的是什么；读在时间之前。',
  'Told once when the deadline has come.': '到时通知一次。',
  'Sets size and radius so that it matches what comes.': '设定尺寸与圆角，与将出现的内容一致。',
  'One focusable element; it gets the description.': '一个可聚焦的元素，说明附在它上面。',
  'It repeats the name, so it must not be read again as a description.':
    '与名称相同，因此不再作为说明重读。',
  'Keeps focus and width, shows a spinner and ignores clicks.':
    '保持焦点与宽度，显示转圈，不响应点击。',
  'Nothing is shown before this, so that quick work does not flash.':
    '此时间之前不显示，短促的操作不会闪烁。',
  'Read by screen readers; without it the spinner is decoration.':
    '读屏软件读出；没有它转圈只是装饰。',
  'null = length unknown.': 'null 表示长度未知。',
  'Text shown and read at the right, e.g. "13 / 51".': '右侧显示并读出的文字，例如“13 / 51”。',
  'Beside the label, e.g. a count.': '标签旁，例如数量。',
  '`manual` when a panel loads over the network: arrows move, Enter opens.':
    '面板需联网加载时用 `manual`：方向键移动，Enter 打开。',
  'After it is gone and focus is back where it was.': '关闭且焦点回到原处之后。',
  'Buttons, right-aligned.': '按钮，靠右排列。',
  'false: a click outside does nothing, e.g. with a half-filled form. Escape and × always close.':
    'false：点击外部无效，例如表单填了一半。Esc 与 × 总能关闭。',
  'A button that opens it.': '打开它的按钮。',
  'Where it was asked for before it was there.': '尚未加载时请求它的位置。',
  'For selection columns: the label is read, not shown.': '用于选择列：标签只读出，不显示。',
  'The first character stands in when there is no picture.': '没有图片时以首字代替。',
  'A mark at the lower right, e.g. of the channel.': '右下角的标记，例如渠道。',
  'false when the name stands beside it.': '名称就在旁边时为 false。',
  'Keys shown at the right; the page binds them.': '右侧显示的按键；由页面绑定。',
  'Shown above the rows, e.g. who is signed in.': '显示在各行之上，例如登录者。',
  'Numbers above `max` are shown as "99+".': '超过 `max` 的数字显示为“99+”。',
  'null is an empty box.': 'null 表示空框。',
  'Element that requested it before it was loaded.': '尚未加载时请求它的元素。',
  'The word; colour and shape never stand alone.': '文字；颜色与形状从不单独表意。',
  'Names the act and its count, e.g. "Delete 8".': '写明动作与数量，例如“删除 8 条”。',
  'For acts without return: the person types this text first.':
    '用于不可撤销的动作：先输入这段文字。',
  'The accessible name, also shown as tooltip.': '无障碍名称，也作为悬停提示。',
  'The one element that opens it by right click, Shift+F10 or a long press.':
    '用右键、Shift+F10 或长按打开它的元素。',
  'Decoration inside the left edge, e.g. a search icon.': '左边缘内的装饰，例如搜索图标。',
  'Content inside the right edge, e.g. a unit or a button.': '右边缘内的内容，例如单位或按钮。',
  'sm 280 px (theme), md 480 px (preview), lg 720 px, xl 1120 px.':
    'sm 280 px（主题）、md 480 px（预览）、lg 720 px、xl 1120 px。',
  'false: the page stays usable beside it, so that changes can be seen at once.':
    'false：页面仍可操作，改动立即可见。',
  'Why it cannot be changed now; it stays reachable, so that everybody learns the reason.':
    '现在不能更改的原因；仍可聚焦，让每个人都能知道原因。',
  'Puts the label left and the switch at the far right, as in a settings list.':
    '标签靠左、开关靠最右，如设置列表。',
  "Shown while `value` is '' and cannot be chosen again.": '`value` 为空串时显示，且不可再选。',
  'Makes it a named region.': '使其成为有名称的区域。',
  'Buttons or text at the right of the title.': '标题右侧的按钮或文字。',
  'false for content that brings its own edges, e.g. a table.':
    '内容自带边距时为 false，例如表格。',
  "Keys pressed together, e.g. ['⌘', 'K'].": "同时按下的键，例如 ['⌘', 'K']。",
  'Id of the element to go to; it must be focusable (`tabIndex={-1}`).':
    '要去的元素的 id；它必须可聚焦（`tabIndex={-1}`）。',
  'Id of the text beside the box, e.g. its error.': '复选框旁文字的 id，例如错误提示。',
  'When present the control is marked invalid and the text is linked to it.':
    '存在时控件标为无效，文字与其关联。',
  'Shown beside the label, e.g. a counter or a link.': '标签旁显示，例如计数或链接。',
  'One control of this library, or any control that uses `useFieldControl`.':
    '本库的一个控件，或任何使用 `useFieldControl` 的控件。',
  'The cells have controls of their own, so a title cannot be the button that opens its row.':
    '单元格里有自己的控件，标题不能作为打开该行的按钮。',
  'Name of the button that opens a row, where the title has controls of its own.':
    '标题里有自己的控件时，打开该行的按钮的名称。',
  'Name of a button of its own; without it the title is the button.':
    '单独按钮的名称；不设时标题就是按钮。',
  'The name as it is shown, such as a link to the rows; default: the name.':
    '名称的显示内容，例如指向这些行的链接；默认显示名称。',
  'null: not known.': 'null 表示未知。',
  'The value of the span before, drawn as a tick.': '上一时段的值，画成刻度线。',
  'Between this bar and the one above, such as a share of it.':
    '本条与上一条之间的文字，例如占上一条的比例。',
  'Accessible name: what is compared, and its unit.': '无障碍名称：比较的内容及单位。',
  'Heads of the columns where it is a table.': '以表格显示时的列头。',
  'Adds the share of the sum to each value.': '在每个值后附上占总和的比例。',
  'Total of the shares, if there are more values than bars; default: the sum of the bars.':
    '数值多于条形时，比例的基数；默认取各条之和。',
  'Shows the same values as a table.': '把同样的数值显示为表格。',
  'Accessible name: what is drawn, and its unit.': '无障碍名称：所画的内容及单位。',
  'Name of the points, such as "Day".': '各点代表什么，例如“日期”。',
  'Six at most: more cannot be told apart.': '最多六条，再多无法分辨。',
  'Point that is read.': '正在朗读的点。',
  'Buttons at the end, e.g. a retry.': '末尾的按钮，例如重试。',
  'In place of the icon of the tone.': '代替该语气的图标。',
  'Interrupts a screen reader; dangers do, the other tones wait for a pause.':
    '打断读屏；默认只有危险语气会打断，其他等停顿时再读。',
  'null while none of them is in force.': '没有一个生效时为 null。',
  "At the end of the row, e.g. a count; part of the option's name.":
    '行尾的内容，例如数量；也是选项名称的一部分。',
  'null while nothing is chosen.': '还没选时为 null。',
  '`boxed` gives every option an edge, `rows` fits options into a scrolling list.':
    '`boxed` 每个选项有边框，`rows` 用于可滚动的列表。',
  'Of the options, e.g. the height of a scrolling list.': '选项区域的类名，例如滚动列表的高度。',
  'Takes it off; without it the chip cannot be removed.': '去掉它；不设时不可去掉。',
  'Shown on hover, e.g. why it cannot be removed.': '悬停时显示，例如为什么不能去掉。',
  'In place of the label for a moment after copying.': '复制后暂时代替标签。',
  'Accessible name where the label does not say what is copied.':
    '标签没有说明复制什么时的无障碍名称。',
  'The clock, epoch ms; asked again at every change, so sleep cannot skew it.':
    '时钟，毫秒时间戳；每次变化都重新询问，休眠不会造成偏差。',
  'Words for a time as it is seen at `now`, e.g. "3 min ago".':
    '在 `now` 时对这个时间的说法，例如“3 分钟前”。',
  'The exact time, on hover.': '悬停时显示的准确时间。',
  'How many others it stands below, in a tree.': '在树中位于几层之下。',
  'Shown while nothing matches.': '没有匹配时显示。',
  'Of the button that takes the choice back.': '撤回选择的按钮的名称。',
  'Of the button that takes one of several choices back.': '多选时去掉其中一个的按钮的名称。',
  'Read while the options change.': '选项变化时朗读。',
  'Of the button that opens a branch.': '展开一支的按钮的名称。',
  'Of the button that closes a branch.': '收起一支的按钮的名称。',
  'Index of the branch it stands in; -1 at the top.': '所在分支的序号；顶层为 -1。',
  'Index behind the last node below it.': '其下最后一个节点之后的序号。',
  'Index of the first hit; -1 for none.': '第一个命中项的序号；没有则为 -1。',
  'Branches with a hit below them.': '其下有命中项的分支。',
  'Undefined for one without others below it.': '其下没有选项时为 undefined。',
  'Among those of its branch, from 1.': '在同一支中的位置，从 1 起。',
  'The best answer to a text.': '最符合文字的选项。',
  'The chosen values after an option was pressed.': '按下一个选项后已选的值。',
  'The option to aim at after a key; undefined for keys that are not of the options.':
    '按键后指向的选项；与选项无关的按键返回 undefined。',
  'Accessible name of the options, and of the input where no Field names it.':
    '选项的无障碍名称；没有 Field 时也是输入框的名称。',
  'Options that are known already; narrowed by `matches` while a text is typed.':
    '已知的选项；输入文字时用 `matches` 缩小范围。',
  'Answers of a remote search for the text; shown after the others, whatever their names.':
    '服务器按文字搜索的结果；排在其他选项之后，不再按名称筛选。',
  'Called with the text after a pause of typing, never during a composition.':
    '停止输入片刻后以文字调用，输入法组字时不调用。',
  'Whether an option answers a text, e.g. by pinyin; default: its name holds the text.':
    '选项是否符合文字，例如按拼音；默认名称包含文字即符合。',
  'In place of the options when they could not be loaded.': '选项加载失败时代替选项显示。',
  'Name of a chosen value that is not among the options.': '已选但不在选项中的值的名称。',
  'Takes the focus and opens at once, where a press asked for it.':
    '出现时即取得焦点并展开，用于由按钮打开的场合。',
  'Offers to take the choice back.': '提供撤回选择的按钮。',
  'Takes files that are pasted into the form or window around it, too.':
    '也接收粘贴到所在表单或窗口的文件。',
  'In one line, e.g. below a list of files.': '排成一行，例如放在文件列表下方。',
  'The states in words, read after the name of a step; the current one is told by itself.':
    '各状态的文字，读在步骤名称之后；当前步骤另有标记。',
  'At least one file; one at most unless it takes several.': '至少一个文件；不支持多个时最多一个。',
  'Ends the sending of a file, or takes it off the list.': '停止上传该文件，或从列表移除。',
}
