import { problems } from '../problem-row.ts'

export const outside = problems({
  address_not_allowed: {
    status: 422,
    zh: '不允许访问这个地址：{why}',
    en: 'This address may not be asked: {why}',
  },
  already_answering: {
    status: 409,
    zh: '上一条还在回答中',
    en: 'The last message is still being answered',
  },
  banned_word: {
    status: 422,
    zh: '含有禁用词“{word}”（{reason}）',
    en: 'Holds the banned word “{word}” ({reason})',
  },
  'banned_word.instead': {
    status: 422,
    zh: '含有禁用词“{word}”（{reason}），可改为“{instead}”',
    en: 'Holds the banned word “{word}” ({reason}); “{instead}” can stand in its place',
  },
  channel_disabled: {
    status: 409,
    zh: '渠道“{channel}”已停用',
    en: 'The channel {channel} is disabled',
  },
  channel_refused: {
    status: 502,
    zh: '渠道“{channel}”拒绝：{said}',
    en: 'The channel {channel} refused: {said}',
  },
  channel_unreachable: {
    status: 503,
    zh: '渠道“{channel}”暂时无法访问，请稍后再试',
    en: 'The channel {channel} cannot be reached, try again later',
  },
  conversation_full: {
    status: 409,
    zh: '一个对话最多 {max_messages} 条，请新建对话',
    en: 'A conversation holds at most {max_messages} messages, please start another',
  },
  no_glyph: {
    status: 422,
    zh: '字体没有这些字符，请修改文字：{characters}',
    en: 'The font lacks these characters, change the text: {characters}',
  },
  not_a_picture: {
    status: 422,
    zh: '内容不是可读取的图片',
    en: 'The answer is not a picture that can be read',
  },
  not_answering: { status: 409, zh: '没有正在进行的回答', en: 'Nothing is being answered' },
  not_media: { status: 422, zh: '文件不被接受：{why}', en: 'The file is not accepted: {why}' },
  'not_media.fetched': {
    status: 502,
    zh: '对方返回的不是图片或视频：{why}',
    en: 'The answer is not a picture or clip: {why}',
  },
  token_needed: {
    status: 422,
    zh: '换了服务器的地址需要同时填写新的令牌：原来的令牌不会发往别处',
    en: 'An address on another server needs its token with it: the present token is never sent elsewhere',
  },
  outside_refused: { status: 502, zh: '对方返回 {status}', en: 'The address answered {status}' },
  outside_too_large: {
    status: 502,
    zh: '对方返回的内容超过 {max_bytes} 字节',
    en: 'The answer is larger than {max_bytes} bytes',
  },
  outside_too_many_redirects: { status: 502, zh: '跳转次数过多', en: 'Too many redirects' },
  outside_unreachable: {
    status: 503,
    zh: '对方地址暂时无法访问',
    en: 'The address cannot be reached now',
  },
  outside_wrong_type: {
    status: 502,
    zh: '对方返回的类型不受支持：{content_type}',
    en: 'The answer is of another type: {content_type}',
  },
  picture_too_large: {
    status: 422,
    zh: '图片过大：{width} × {height}',
    en: 'The picture is too large: {width} × {height}',
  },
  sent_meanwhile: { status: 409, zh: '请重新发送', en: 'Please send it again' },
  'too_large.limit': {
    status: 413,
    zh: '文件超过 {limit} MiB',
    en: 'The file is larger than {limit} MiB',
  },
  too_little: {
    status: 422,
    zh: '{what}至少 {least}，现有 {count}',
    en: '{what}: at least {least}, there are {count}',
  },
  too_long: {
    status: 422,
    zh: '内容过长，写作服务无法处理',
    en: 'The text is too long for the writing service',
  },
  too_many_answers: {
    status: 429,
    zh: '同时最多 {max_answers} 个回答',
    en: 'At most {max_answers} answers at a time',
  },
  too_much: {
    status: 422,
    zh: '{what}最多 {most}，现有 {count}',
    en: '{what}: at most {most}, there are {count}',
  },
  transcriber_refused: {
    status: 502,
    zh: '语音转写服务拒绝了这段视频',
    en: 'The transcription service refused the clip',
  },
  transcriber_unreachable: {
    status: 503,
    zh: '语音转写服务暂时不可用，请稍后重试',
    en: 'The transcription service is not available, try again later',
  },
  unknown_channel: {
    status: 422,
    zh: '没有渠道“{channel}”',
    en: 'There is no channel {channel}',
  },
  writer_refused: {
    status: 502,
    zh: '写作服务拒绝了请求',
    en: 'The writing service refused the request',
  },
  writer_unreachable: {
    status: 503,
    zh: '写作服务暂时不可用，请稍后再试',
    en: 'The writing service cannot be reached, please try again',
  },
  writing_budget: {
    status: 429,
    zh: '今日写作额度已用完',
    en: 'The writing budget of today is used up',
  },
  wrong_ratio: {
    status: 422,
    zh: '图片比例 {ratio} 不在 {ratios} 之内',
    en: 'The ratio {ratio} is not one of {ratios}',
  },
})
