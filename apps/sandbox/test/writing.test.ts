import { expect, test } from 'vitest'
import { bearer, plant, sandbox } from './support.ts'

const CHAT = '/v1/chat/completions'
type Made = Awaited<ReturnType<typeof sandbox>>
const ask = ({ app }: Made, text: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: CHAT,
    headers: bearer,
    payload: { model: 'any', messages: [{ role: 'user', content: text }], ...more },
  })
const textOf = async (made: Made, text: string, more?: object): Promise<string> =>
  (await ask(made, text, more)).json().choices[0].message.content

test('writes as many different titles as were asked for, about the goods, none too long', async () => {
  const made = await sandbox()
  const asked =
    '写 5 个不同的标题，每行一个，每个不超过 20 个字。\n\n资料：\n云栖316不锈钢保温杯，长效保温'
  const titles = (await textOf(made, asked)).split('\n')
  expect(titles).toHaveLength(5)
  expect(new Set(titles).size).toBe(5)
  for (const title of titles) {
    expect(title).toContain('保温杯')
    expect(Array.from(title).length).toBeLessThanOrEqual(20)
  }
  expect(await textOf(made, asked)).toBe(titles.join('\n'))
  expect(await textOf(made, `${asked}。`)).not.toBe(titles.join('\n'))
})

test('writes paragraphs, tags, a rewriting and a review, and leaves banned words out', async () => {
  const made = await sandbox()
  const paragraphs = await textOf(
    made,
    '写 3 段正文，每行一段，不加序号和小标题，每段 40 到 200 个字。\n资料：\n防晒霜',
  )
  expect(paragraphs.split('\n')).toHaveLength(3)
  expect(Array.from(paragraphs).length).toBeGreaterThan(90)
  expect(await textOf(made, '给我3个话题：跑步鞋')).toMatch(/^#.+\n#.+\n#.+$/)
  const rewritten = await textOf(
    made,
    '改写资料，只输出改写后的全文。\n资料：\n大家都很喜欢，质量可以。\n适合送礼。',
  )
  expect(rewritten.split('\n')).toHaveLength(2)
  expect(rewritten).not.toContain('大家都很喜欢')
  const review = '逐条列出问题，每行一条，最多 5 条。\n资料：\n'
  expect(await textOf(made, `${review}全网最低，加微信领取`)).toMatch(/绝对化[\s\S]*联系方式/)
  const fine =
    '早上装的水到了傍晚还是温的，杯口很好清洗，单手就能开盖，放在包里也没有漏过一滴水，通勤带它正合适。'
  expect(await textOf(made, review + fine)).toBe('无')
  const free = await textOf(made, '写 2 个标题。不要使用这些词：口红、推荐。\n资料：\n口红')
  expect(free).not.toMatch(/口红|推荐/)
})

test('counts what was used, gives several choices, and stops at the limit', async () => {
  const made = await sandbox()
  const whole = (await ask(made, '你好')).json()
  const length = Array.from(whole.choices[0].message.content as string).length
  expect(whole).toMatchObject({
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop' }],
    usage: { prompt_tokens: 2, completion_tokens: length, total_tokens: 2 + length },
  })
  const cut = (await ask(made, '你好', { max_tokens: 5 })).json()
  expect(cut.choices[0].finish_reason).toBe('length')
  expect(Array.from(cut.choices[0].message.content as string)).toHaveLength(5)
  const two = (await ask(made, '写 3 个标题：口红', { n: 2 })).json().choices
  expect(two[0].message.content).not.toBe(two[1].message.content)
})

test('streams the same text in pieces, then the usage, then the last mark', async () => {
  const made = await sandbox()
  const answer = await ask(made, '写 3 个标题：口红', {
    stream: true,
    stream_options: { include_usage: true },
  })
  expect(answer.headers['content-type']).toMatch(/^text\/event-stream/)
  const data = answer.body.trim().split('\n\n')
  expect(data.pop()).toBe('data: [DONE]')
  const events = data.map((line) => JSON.parse(line.slice('data: '.length)))
  expect(events.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 10 } })
  expect(events.at(-2).choices[0].finish_reason).toBe('stop')
  const text = events.map((event) => event.choices[0]?.delta.content ?? '').join('')
  expect(text).toBe(await textOf(made, '写 3 个标题：口红'))
  expect(events.length).toBeGreaterThan(5)
})

test('asks for its token and refuses what is no conversation', async () => {
  const made = await sandbox()
  const nobody = await made.app.inject({ method: 'POST', url: CHAT, payload: {} })
  expect(nobody.statusCode).toBe(401)
  expect(nobody.json().error).toMatchObject({ code: 'unauthorized' })
  expect((await ask(made, '', { messages: [] })).statusCode).toBe(422)
  expect((await ask(made, '', { model: 7 })).statusCode).toBe(422)
  const models = await made.app.inject({ url: '/v1/models', headers: bearer })
  expect(models.json().data[0].id).toBe('sandbox-writer')
})

test('can be told to refuse, to fail, and to break a stream in its middle', async () => {
  const made = await sandbox()
  await plant(made, { rules: [{ mode: 'refuse', on: ['writing'] }] })
  expect((await ask(made, '你好')).json().error.code).toBe('rejected')
  await plant(made, { rules: [{ mode: 'server_error', on: ['writing'] }] })
  expect((await ask(made, '你好', { stream: true })).statusCode).toBe(500)
  await plant(made, { rules: [{ mode: 'bad_json', on: ['writing'] }] })
  const broken = (await ask(made, '你好', { stream: true })).body
  expect(broken).not.toContain('[DONE]')
  expect(broken).toMatch(/data: \{"choices":\[\{"delta":\n\n$/)

  await plant(made, { rules: [{ mode: 'lose_answer', on: ['writing'] }] })
  const origin = await made.start()
  const response = await fetch(origin + CHAT, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'm',
      stream: true,
      messages: [{ role: 'user', content: '你好' }],
    }),
  })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('writes down what is said in a clip, the same each time, for those with the token', async () => {
  const { app } = await sandbox()
  const heard = async (clip: string | undefined, headers: Record<string, string> = bearer) => {
    const form = new FormData()
    form.set('model', 'whisper-1')
    if (clip !== undefined) form.set('file', new Blob([clip], { type: 'video/webm' }), 'clip.webm')
    const packed = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/audio/transcriptions',
      headers: { ...headers, 'content-type': packed.headers.get('content-type') ?? '' },
      payload: Buffer.from(await packed.arrayBuffer()),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const one = await heard('one clip')
  expect(one).toMatchObject({ status: 200, text: expect.stringMatching(/^\p{Script=Han}.*。$/u) })
  expect(await heard('one clip')).toEqual(one)
  expect(await heard(undefined)).toMatchObject({ status: 400, error: { code: 'no_file' } })
  expect(await heard('one clip', {})).toMatchObject({ status: 401 })
})
