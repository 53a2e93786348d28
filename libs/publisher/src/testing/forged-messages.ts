/** Content of a forged answer. */
export const FORGED_PAYLOAD = { ok: true, content_id: 'forged', feed_id: 'forged' }

/** Forged announcement of a frame. */
export const FORGED_READY = {
  omc: 1,
  kind: 'ready',
  name: 'ready',
  id: '',
  payload: { platform: 'jd', uid: 'forged' },
}

/** Forged answer to an open request PublishContent. */
export const forgedAnswer = (openId: string) => ({
  omc: 1,
  kind: 'response',
  name: 'responsePublishContent',
  id: openId,
  payload: FORGED_PAYLOAD,
})
