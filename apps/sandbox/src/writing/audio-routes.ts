import { stableHash, stablePick } from '@omc/demo-world'
import type { FastifyInstance } from 'fastify'
import { createBearerGuard } from '../bearer-guard.ts'
import { answerWithFault } from '../faults/answer-with-fault.ts'
import type { Refusal } from '../refusals.ts'
import type { SandboxContext } from '../sandbox-context.ts'

const TARGET = { operation: 'writing', platform: '', uid: '' } as const
const MAX_BYTES = 32 * 2 ** 20

const OPENINGS = [
  '大家好，今天给大家看一件好物',
  '姐妹们，这个我回购了三次',
  '先说结论，值得买',
] as const
const MIDDLES = ['质感比图片上还要好', '用了两周，没有踩雷', '这个价格真的很能打'] as const
const ENDS = ['链接放在下面了，记得看尺码', '喜欢的话点个收藏', '有问题评论区问我'] as const

/**
 * Mounts a transcription as OpenAI-compatible clients expect one: the same clip always says the same.
 *
 * @source domain: channel gateway, copywriting
 */
export function mountTranscription(app: FastifyInstance, context: SandboxContext): void {
  const guard = createBearerGuard(
    context.token,
    (code, message) => asError(401, code, message).body,
  )
  void app.register(async (inner) => {
    inner.addContentTypeParser(
      /^multipart\/form-data/,
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    inner.post<{ Body: Buffer }>(
      '/v1/audio/transcriptions',
      { onRequest: guard, bodyLimit: MAX_BYTES },
      (request, reply) =>
        answerWithFault({
          ...context,
          reply,
          refuse: ({ status, code, message }: Refusal) => asError(status, code, message),
          target: TARGET,
          work: () => {
            const clip = Buffer.isBuffer(request.body) ? clipOf(request.body) : undefined
            if (!clip) return asError(400, 'no_file', 'the form has no file')
            const seed = String(stableHash(clip.toString('latin1')))
            const text = [OPENINGS, MIDDLES, ENDS]
              .map((lines, at) => stablePick(`${seed}:${at}`, lines))
              .join('，')
            return { status: 200, body: { text: `${text}。` } }
          },
        }),
    )
  })
}

/** The bytes of the part that is called `file`. */
function clipOf(body: Buffer): Buffer | undefined {
  const mark = body.subarray(0, body.indexOf('\r\n'))
  const head = body.indexOf('name="file"')
  const start = head < 0 ? -1 : body.indexOf('\r\n\r\n', head)
  const end = start < 0 || mark.length === 0 ? -1 : body.indexOf(mark, start)
  return end < 0 ? undefined : body.subarray(start + 4, end - 2)
}

const asError = (status: number, code: string, message: string) => ({
  status,
  body: { error: { message, type: code, param: null, code } },
})
