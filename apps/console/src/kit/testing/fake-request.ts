/** An `XMLHttpRequest` that a test answers. */
export class FakeRequest extends EventTarget {
  static readonly all: FakeRequest[] = []
  static get last(): FakeRequest | undefined {
    return FakeRequest.all.at(-1)
  }
  upload = new EventTarget()
  status = 0
  response: Blob | null = null
  sent: unknown
  isAborted = false
  readonly headers: Record<string, string> = {}
  opened: readonly string[] = []
  constructor() {
    super()
    FakeRequest.all.push(this)
  }
  open(...args: string[]) {
    this.opened = args
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/vnd.api+json\r\nx-request-id: 7\r\n'
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
  }
  progress(loaded: number, total: number) {
    const told = { lengthComputable: true, loaded, total }
    this.upload.dispatchEvent(Object.assign(new Event('progress'), told))
  }
  answer(status: number, body = '') {
    this.status = status
    this.response = new Blob([body])
    this.dispatchEvent(new Event('load'))
  }
}
